import type { Components, Theme } from '@mui/material/styles';
import { onTouch, TOUCH_TARGET } from '../mixins';

/** Text fields and their parts: one look for every field of the shop. */
export const inputs: Components<Theme> = {
  MuiInputBase: {
    // They are among the global styles.
    defaultProps: { disableInjectingGlobalStyles: true, slotProps: { input: { dir: 'auto' } } },
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        [onTouch]: { minHeight: TOUCH_TARGET },
        // On touch screens, a field stays hovered after a tap.
        '@media (hover: none)': {
          '&:hover .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.brand.control,
          },
        },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.brand.control }),
    },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body2' } } },
  },
};
