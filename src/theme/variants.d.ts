import type {} from '@mui/material/Button';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The primary action of a screen. */
    signal: true;
  }
  interface ButtonPropsColorOverrides {
    secondary: false;
    success: false;
    info: false;
    warning: false;
  }
}
