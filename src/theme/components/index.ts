import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons';
import { display } from './display';
import { inputs } from './inputs';
import { surfaces } from './surfaces';

/** Style overrides of Material UI components, one file per family; never repeated in `sx`. */
export const components: Components<Theme> = {
  ...buttons,
  ...inputs,
  ...surfaces,
  ...display,
};
