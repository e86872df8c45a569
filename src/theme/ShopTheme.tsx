import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { COLOR_SCHEME_STORAGE_KEY } from '@/config/constants';
import { theme } from './theme';

/**
 * Provides the theme, whose variables are in every document (`globalStyles.ts`). The system's colour
 * scheme applies until the user chooses one; the script in public/index.html sets the same attribute
 * before the first paint. Without `noSsr`, the provider would render twice, and React would hydrate
 * the page in one long task.
 */
export function ShopTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={COLOR_SCHEME_STORAGE_KEY}
      disableStyleSheetGeneration
      noSsr
    >
      {children}
    </ThemeProvider>
  );
}
