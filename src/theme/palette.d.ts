import type {} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** The colours of the shop beyond Material UI's own. */
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
};

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandColors;
  }
  interface PaletteOptions {
    brand: BrandColors;
  }
}
