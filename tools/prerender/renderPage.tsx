import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { AppFrame } from '@/app/AppFrame';
import { AppProviders } from '@/app/AppProviders';
import { preloadPage } from '@/app/router/routes';
import { makeRootReducer } from '@/app/store/rootReducer';
import { PRERENDERED_STYLES } from '@/config/constants';
import { createStyleCache } from '@/theme/styleCache';

/** The first view of a page, before scripts run and responses arrive. */
export type RenderedPage = {
  markup: string;
  /** The style element that Emotion's cache adopts in the browser. */
  styles: string;
};

/** Renders the first view of a path for a guest. */
export async function renderPage(path: string): Promise<RenderedPage> {
  await preloadPage(path);
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const store = configureStore({
    reducer: makeRootReducer(),
    middleware: (getDefault) =>
      getDefault({ serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
  });
  const markup = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <AppProviders store={store}>
          <StaticRouter location={path}>
            <AppFrame />
          </StaticRouter>
        </AppProviders>
      </CacheProvider>
    </StrictMode>,
  );
  const { styles } = emotion.extractCriticalToChunks(markup);
  const names = styles.flatMap(({ ids }) => ids).join(' ');
  const rules = styles.map(({ css }) => css).join('');
  return {
    markup,
    styles: `<style id="${PRERENDERED_STYLES}" data-names="${names}">${rules}</style>`,
  };
}
