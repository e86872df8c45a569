import { useColorScheme } from '@mui/material/styles';
import { useInBrowser } from '@/ui/useInBrowser';

/** The switch between the light and the dark scheme; the system's scheme is the default. */
export function useSchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  // A prerendered page does not know the browser's colour scheme.
  const isDark = useInBrowser(() => (mode === 'system' ? systemMode : mode) === 'dark', false);
  return {
    label: isDark ? 'Use light colours' : 'Use dark colours',
    onClick: () => setMode(isDark ? 'light' : 'dark'),
  };
}
