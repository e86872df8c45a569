import type {} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Brand colours in addition to Material UI's palette. */
type BrandColors = {
  hero: string;
  deep: string;
  onHero: string;
  onHeroMuted: string;
  signal: string;
  signalStrong: string;
  onSignal: string;
  soft: string;
  /** The border of a field. */
  control: string;
  /** The stars of a rating. */
  star: string;
};

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandColors;
  }
  interface PaletteOptions {
    brand: BrandColors;
  }
}
