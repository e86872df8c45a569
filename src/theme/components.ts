import type { Components, Theme } from '@mui/material/styles';
import { dataDisplay } from './components/dataDisplay';
import { inputs } from './components/inputs';
import { radii } from './tokens';

const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;

/** Looks of Material UI's components; what stands here is never repeated in `sx`. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 88 },
      body: { minWidth: 320, overflowX: 'hidden' },
      ':focus-visible': focusRing,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderRadius: radii.card },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.card } },
  },
  ...inputs,
  ...dataDisplay,
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
