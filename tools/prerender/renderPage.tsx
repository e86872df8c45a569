import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { configureStore } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { AppProviders } from '@/app/AppProviders';
import { Header } from '@/app/layout/Header';
import { Layout } from '@/app/layout/Layout';
import { rootReducer } from '@/app/store/rootReducer';

/** What a page looks like before any script runs. */
export type RenderedPage = {
  markup: string;
  /** The styles of the theme and of the whole page, so that the app need not make them again. */
  styles: string;
  /** The names by which the app knows these styles, with spaces between. */
  styleNames: string;
};

/**
 * Renders what a phone shows of a page at first: the header and the page's opening. The rest is left to
 * the app, since every element here is laid out twice. Without a page, the styles are the frame's.
 */
export function renderPage(
  path: string,
  Opening: ComponentType | null,
  Page: ComponentType | null,
): RenderedPage {
  const cache = createCache({ key: 'css' });
  // Keeps the styles in the cache instead of writing them between the elements.
  cache.compat = true;
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
  const render = (content: ReactNode) =>
    renderToString(
      <CacheProvider value={cache}>
        <AppProviders store={store}>
          <StaticRouter location={path}>{content}</StaticRouter>
        </AppProviders>
      </CacheProvider>,
    );
  const markup = render(
    Opening && (
      <>
        <Header />
        <main>
          <Opening />
        </main>
      </>
    ),
  );
  render(<Layout>{Page && <Page />}</Layout>);
  const rules = Object.entries(cache.inserted).filter(([, rule]) => typeof rule === 'string');
  return {
    markup,
    styles: rules.map(([, rule]) => rule).join(''),
    styleNames: rules.map(([name]) => name).join(' '),
  };
}
