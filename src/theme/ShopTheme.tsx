import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { theme } from './theme';

/** The variables of both schemes; none in a build, whose HTML holds them. */
const variables = process.env.STATIC_STYLES ? [] : theme.generateStyleSheets();

/**
 * The theme around everything that is shown. Both schemes are CSS variables under the attribute that
 * `colorScheme.ts` sets, so that Material UI's own switching, which would weigh on the first load, is
 * not needed. A production build has them in its HTML; the dev server and the tests make them here.
 */
export function ShopTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      {process.env.STATIC_STYLES ? null : (
        <>
          <GlobalStyles styles={variables} />
          <CssBaseline enableColorScheme />
        </>
      )}
      {children}
    </ThemeProvider>
  );
}
