import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focusRing';

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
};
