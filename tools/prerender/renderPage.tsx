import { StrictMode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { AppFrame } from '@/app/AppFrame';
import { AppProviders } from '@/app/AppProviders';
import { preloadPage } from '@/app/router/routes';
import { rootReducer } from '@/app/store/rootReducer';

/** The first view of a page, before scripts run and responses arrive. */
export type RenderedPage = {
  markup: string;
  /** Style elements that Emotion adopts in the browser. */
  styles: string;
};

/** Renders the first view of a path for a guest. */
export async function renderPage(path: string): Promise<RenderedPage> {
  await preloadPage(path);
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const store = configureStore({
    reducer: rootReducer,
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
  return {
    markup,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(markup)),
  };
}
