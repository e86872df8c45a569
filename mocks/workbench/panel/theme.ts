import { useSyncExternalStore } from 'react';
import { createTheme, type PaletteOptions } from '@mui/material/styles';

type Mode = 'light' | 'dark';

/** The attribute in which the shop keeps its colour scheme. */
const ATTRIBUTE = 'data-color-scheme';

const makeTheme = (mode: Mode) =>
  createTheme({
    // The shop asks for colours of its own in every palette; the panel has no use for them.
    palette: { mode } as PaletteOptions,
    typography: {
      fontFamily: 'system-ui, sans-serif',
      fontSize: 13,
      button: { textTransform: 'none' },
    },
    components: {
      MuiButton: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      // Labels stand above their fields at once, also over selects and what is not typed by hand.
      MuiInputLabel: { defaultProps: { shrink: true } },
      MuiOutlinedInput: {
        defaultProps: { notched: true },
        styleOverrides: {
          notchedOutline: ({ theme }) => ({
            borderColor: theme.palette.text.secondary,
            // The gap in the border is as wide as the label, which is larger than what is typed.
            legend: { fontSize: `calc(${theme.typography.body1.fontSize} * 0.75)` },
          }),
        },
      },
      MuiIconButton: { defaultProps: { size: 'small' } },
      // What is typed and what switches say is as large as the sentences around it.
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

/** The panel's own theme, in the scheme that the shop is shown in. */
export function usePanelTheme() {
  return themes[useSyncExternalStore(subscribe, readMode)];
}
