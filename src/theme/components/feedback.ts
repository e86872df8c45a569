import type { Components, Theme } from '@mui/material/styles';
import { borderedInForcedColors, selectedInForcedColors } from '../forcedColors';

export const feedback: Components<Theme> = {
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', animation: 'wave' },
    styleOverrides: { root: { maxWidth: '100%' } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { borderRadius: 2, ...borderedInForcedColors },
      bar: selectedInForcedColors,
    },
  },
  MuiTooltip: {
    // Never intercepts the pointer.
    defaultProps: { disableInteractive: true },
  },
};
