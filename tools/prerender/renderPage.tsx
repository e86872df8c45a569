import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { configureStore } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { AppProviders } from '@/app/AppProviders';
import { Header } from '@/app/layout/Header';
import { rootReducer } from '@/app/store/rootReducer';

/** What a page looks like before any script runs: its markup and the styles that it uses. */
export type RenderedPage = { markup: string; styles: string };

/**
 * Renders what a phone shows of a page at first: the header and the page's opening. The rest is left to
 * the app, since every element here is laid out twice. Without an opening, the styles of all pages.
 */
export function renderPage(path: string, Opening: ComponentType | null): RenderedPage {
  const cache = createCache({ key: 'css' });
  // Keeps the styles in the cache instead of writing them between the elements.
  cache.compat = true;
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
  const markup = renderToString(
    <CacheProvider value={cache}>
      <AppProviders store={store}>
        <StaticRouter location={path}>
          {Opening && (
            <>
              <Header />
              <main>
                <Opening />
              </main>
            </>
          )}
        </StaticRouter>
      </AppProviders>
    </CacheProvider>,
  );
  const styles = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { markup, styles: styles.join('') };
}
