import { useState, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { COLOR_SCHEME_STORAGE_KEY } from '@/config/constants';
import { theme } from './theme';
import { readStored, writeStored } from '@/lib/browserStorage';

/**
 * Provides the theme. The system's colour scheme applies until the user chooses one; the script in
 * public/index.html sets the same attribute before the first paint. Without `noSsr`, the provider
 * would render twice, and React would hydrate the page in one long task.
 */
export function ShopTheme({ children }: { children: ReactNode }) {
  // Runs once, before the provider reads it.
  useState(forgetUnknownMode);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={COLOR_SCHEME_STORAGE_KEY}
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

const MODES = ['light', 'dark', 'system'];

/** Removes an invalid stored mode, which the theme's provider would accept. */
export function forgetUnknownMode(): void {
  const mode = readStored(COLOR_SCHEME_STORAGE_KEY);
  if (mode !== null && !MODES.includes(mode)) writeStored(COLOR_SCHEME_STORAGE_KEY, null);
}
