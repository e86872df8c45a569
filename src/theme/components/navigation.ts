import type { Components, Theme } from '@mui/material/styles';

export const navigation: Components<Theme> = {
  MuiLink: {
    styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
  },
};
