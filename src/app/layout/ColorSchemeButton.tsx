import ContrastIcon from '@mui/icons-material/ContrastRounded';
import { useColorScheme } from '@mui/material/styles';
import { IconButton } from '@/ui/IconButton';

/** Switches between the light and the dark scheme; until it is used, the system decides. */
export function ColorSchemeButton() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton
      aria-label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
      sx={{ color: 'text.primary' }}
    >
      <ContrastIcon />
    </IconButton>
  );
}
