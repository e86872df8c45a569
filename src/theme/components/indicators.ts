import type { Components, Theme } from '@mui/material/styles';

export const indicators: Components<Theme> = {
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme: { vars } }) => ({
        color: vars.palette.primary.contrastText,
        backgroundColor: vars.palette.primary.main,
      }),
      root: { fontWeight: 700 },
    },
  },
  MuiBadge: {
    defaultProps: { color: 'primary' },
    styleOverrides: { badge: { fontWeight: 700 } },
  },
  MuiRating: {
    styleOverrides: {
      iconFilled: ({ theme: { vars } }) => ({ color: vars.palette.brand.star }),
      iconHover: ({ theme: { vars } }) => ({ color: vars.palette.brand.star }),
      iconEmpty: ({ theme: { vars } }) => ({ color: vars.palette.brand.control }),
    },
  },
};
