import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../focusRing';

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 88 },
      body: { minWidth: 320, overflowX: 'hidden' },
      // Material UI's components get the ring from the theme.
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
};
