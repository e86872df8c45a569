import { useSyncExternalStore } from 'react';
import { createTheme, type PaletteOptions } from '@mui/material/styles';

type Mode = 'light' | 'dark';

/** The attribute with the shop's colour scheme. */
const ATTRIBUTE = 'data-color-scheme';

/** Above the app's own layers. */
const LAYER = 2001;

const makeTheme = (mode: Mode) =>
  createTheme({
    // The shop's palette type requires custom colours that the panel does not use.
    palette: { mode } as PaletteOptions,
    typography: {
      fontFamily: 'system-ui, sans-serif',
      fontSize: 13,
      button: { textTransform: 'none' },
    },
    zIndex: { modal: LAYER, tooltip: LAYER + 1 },
    components: {
      MuiButton: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      // Labels are always above their fields, including selects and prefilled ones.
      MuiInputLabel: { defaultProps: { shrink: true } },
      MuiOutlinedInput: {
        defaultProps: { notched: true },
        styleOverrides: {
          notchedOutline: ({ theme }) => ({
            borderColor: theme.palette.text.secondary,
            // Matches the gap in the border to the label, which is larger than the input text.
            legend: { fontSize: `calc(${theme.typography.body1.fontSize} * 0.75)` },
          }),
        },
      },
      MuiIconButton: { defaultProps: { size: 'small' } },
      // Inputs and switch labels have the size of the surrounding text.
      MuiInputBase: { styleOverrides: { root: ({ theme }) => theme.typography.body2 } },
      MuiTable: {
        styleOverrides: { root: { '& caption': { captionSide: 'top', padding: '0 0 4px' } } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme }) => ({
            ...theme.typography.caption,
            minWidth: 88,
            maxWidth: 240,
            padding: '4px 8px',
            verticalAlign: 'top',
            overflowWrap: 'break-word',
          }),
          stickyHeader: ({ theme }) => ({ backgroundColor: theme.palette.background.paper }),
        },
      },
      MuiAccordion: {
        styleOverrides: {
          root: ({ theme }) => ({
            borderBottom: `1px solid ${theme.palette.divider}`,
            '&::before': { display: 'none' },
          }),
        },
      },
      MuiAccordionSummary: {
        styleOverrides: {
          root: { minHeight: 32, padding: 0 },
          content: { margin: '4px 0', minWidth: 0 },
        },
      },
      MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 8px' } } },
      MuiFormControlLabel: { defaultProps: { slotProps: { typography: { variant: 'body2' } } } },
    },
  });

const themes = { light: makeTheme('light'), dark: makeTheme('dark') };

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

const readMode = (): Mode =>
  document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';

/** Returns the panel's own theme, in the shop's colour scheme. */
export function usePanelTheme() {
  return themes[useSyncExternalStore(subscribe, readMode)];
}
