import type {} from '@mui/material/Button';
import type {} from '@mui/material/ToggleButton';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Pays, or leads to a payment. */
    signal: true;
    /** The primary action on a band in a brand colour. */
    onBrand: true;
  }
  interface ButtonPropsColorOverrides {
    secondary: false;
    success: false;
    info: false;
    warning: false;
  }
}

declare module '@mui/material/ToggleButton' {
  interface ToggleButtonPropsSizeOverrides {
    /** Over the corner of a card. */
    corner: true;
  }
}
