import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';

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
      {isDark ? <LightIcon /> : <DarkIcon />}
    </IconButton>
  );
}
