import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './buttons';
import { feedback } from './feedback';
import { indicators } from './indicators';
import { navigation } from './navigation';
import { surfaces } from './surfaces';

/** Looks of Material UI's components, one file per family; never repeated in `sx`. */
export const components: Components<Theme> = {
  ...baseline,
  ...buttons,
  ...surfaces,
  ...feedback,
  ...indicators,
  ...navigation,
};
