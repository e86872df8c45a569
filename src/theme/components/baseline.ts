import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../mixins';

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 88 },
      body: {
        minWidth: 320,
        overflowX: 'hidden',
        overflowWrap: 'break-word',
        textWrap: 'pretty',
      },
      // Lists are for layout; one with bullets sets `listStyle: 'revert'`.
      ':where(ul[class], ol[class], dl[class], dd[class])': {
        margin: 0,
        padding: 0,
        listStyle: 'none',
      },
      // Lines stay where they are while one types.
      textarea: { textWrapStyle: 'auto' },
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
