import { useSyncExternalStore } from 'react';
import ContrastIcon from '@mui/icons-material/ContrastRounded';
import { useColorScheme } from '@mui/material/styles';
import { IconAction } from '@/ui/IconAction';

const neverChanges = () => () => undefined;

/** Switches between the light and the dark scheme; the system's scheme is the default. */
export function ColorSchemeButton() {
  const { mode, systemMode, setMode } = useColorScheme();
  // A prerendered page does not know the browser's colour scheme.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isDark = isHydrated && (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconAction
      label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <ContrastIcon />
    </IconAction>
  );
}
