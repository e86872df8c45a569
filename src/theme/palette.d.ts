import type {} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { lightColors, sharedColors } from './tokens';

/** Brand colours in addition to Material UI's palette. */
type BrandColors = Record<keyof (typeof lightColors)['brand'] | keyof typeof sharedColors, string>;

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandColors;
  }
  interface PaletteOptions {
    brand: BrandColors;
  }
}
