import type { Components, Theme } from '@mui/material/styles';
import { selectedInForcedColors } from '../mixins';

export const navigation: Components<Theme> = {
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
  MuiBreadcrumbs: {
    styleOverrides: { root: ({ theme: { typography } }) => ({ ...typography.body2 }) },
  },
  MuiMenu: {
    defaultProps: { slotProps: { paper: { variant: 'outlined' } } },
    styleOverrides: { paper: { minWidth: 190, maxWidth: 300 } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&:hover': { backgroundColor: vars.palette.brand.soft },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars.palette.brand.soft },
        // The link to the current page.
        '&[aria-current=page]': { color: vars.palette.primary.main, ...selectedInForcedColors },
      }),
    },
  },
};
