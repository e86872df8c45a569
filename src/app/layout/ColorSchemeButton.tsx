import ContrastIcon from '@mui/icons-material/ContrastRounded';
import { useColorScheme } from '@/theme/colorScheme';
import { IconAction } from '@/ui/IconAction';

/** Switches between the light and the dark scheme; until it is used, the system decides. */
export function ColorSchemeButton() {
  const [scheme, choose] = useColorScheme();
  const isDark = scheme === 'dark';
  return (
    <IconAction
      label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      <ContrastIcon />
    </IconAction>
  );
}
