import type { Components, Theme } from '@mui/material/styles';

export const feedback: Components<Theme> = {
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', animation: 'wave' },
    styleOverrides: { root: { maxWidth: '100%' } },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 2 } } },
  MuiTooltip: {
    // Never blocks the pointer's next target.
    defaultProps: { disableInteractive: true },
  },
};
