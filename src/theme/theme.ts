import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { components } from './components';
import { focusRing } from './mixins';
import { darkColors, fonts, HEADER_HEIGHT, lightColors, radii, sharedColors } from './tokens';

function toPalette(colors: typeof lightColors | typeof darkColors, onPrimary: string) {
  return {
    background: { default: colors.page, paper: colors.surface },
    text: { primary: colors.ink, secondary: colors.muted },
    divider: colors.line,
    primary: { main: colors.primary, dark: colors.primaryStrong, contrastText: onPrimary },
    secondary: {
      main: sharedColors.signal,
      dark: sharedColors.signalStrong,
      contrastText: sharedColors.onSignal,
    },
    info: { main: colors.primary },
    success: { main: colors.success },
    error: { main: colors.error },
    warning: { main: colors.warning },
    brand: { ...colors.brand, ...sharedColors },
  };
}

const display = { fontFamily: fonts.display, fontWeight: 800, textWrap: 'balance' } as const;

/** The elevations of Material UI's components; each other one would add a variable to every document. */
const ELEVATIONS = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24];

const isUnusedElevation = ([kind = '', elevation]: string[]) =>
  ['shadows', 'overlays'].includes(kind) && !ELEVATIONS.includes(Number(elevation));

/** The Material UI theme, with a light and a dark scheme. */
export const theme = createTheme({
  // 600, 900, 1200 and 1600 px at the default font size; larger text gets the layout of narrower
  // screens.
  breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 100 } },
  cssVariables: {
    colorSchemeSelector: 'data-color-scheme',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnusedElevation(keys),
  },
  colorSchemes: {
    light: { palette: toPalette(lightColors, '#FFFFFF') },
    dark: { palette: toPalette(darkColors, darkColors.page) },
  },
  focusVisible: focusRing,
  mixins: { toolbar: { minHeight: HEADER_HEIGHT } },
  shape: { borderRadius: radii.control },
  typography: {
    fontFamily: fonts.text,
    h1: {
      ...display,
      fontSize: 'clamp(2.1rem, 1.4rem + 2.6vw, 3.5rem)',
      lineHeight: 1.06,
      letterSpacing: '-0.025em',
    },
    h2: {
      ...display,
      fontSize: 'clamp(1.6rem, 1.25rem + 1.3vw, 2.25rem)',
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
    },
    h3: { ...display, fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: '-0.01em' },
    h4: { fontSize: '1.05rem', fontWeight: 650, lineHeight: 1.35 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 650, fontSize: '0.95rem' },
  },
  components,
});
