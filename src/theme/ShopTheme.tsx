import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { theme } from './theme';

const variables = theme.generateStyleSheets();

/**
 * The theme around everything that is shown. Both schemes are CSS variables under the attribute that
 * `colorScheme.ts` sets, so that Material UI's own switching, which would weigh on the first load, is
 * not needed.
 */
export function ShopTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={variables} />
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
