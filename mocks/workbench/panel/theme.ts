import { useSyncExternalStore } from 'react';
import { createTheme, type PaletteOptions } from '@mui/material/styles';

type Mode = 'light' | 'dark';

/** The attribute in which the shop keeps its colour scheme. */
const ATTRIBUTE = 'data-color-scheme';

/** Above the app's own layers. */
const LAYER = 2001;

const makeTheme = (mode: Mode) =>
  createTheme({
    // The shop asks for colours of its own in every palette; the panel has no use for them.
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
      // Labels stand above their fields at once, also over selects and what is not typed by hand.
      MuiInputLabel: { defaultProps: { shrink: true } },
      MuiOutlinedInput: {
        defaultProps: { notched: true },
        styleOverrides: {
          // The gap in the border is as wide as the label, which is larger than what is typed.
          notchedOutline: ({ theme }) => ({
            legend: { fontSize: `calc(${theme.typography.body1.fontSize} * 0.75)` },
          }),
        },
      },
      MuiIconButton: { defaultProps: { size: 'small' } },
      // What is typed and what switches say is as large as the sentences around it.
      MuiInputBase: { styleOverrides: { root: ({ theme }) => theme.typography.body2 } },
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
