import createCache, { type EmotionCache } from '@emotion/cache';

/** Id of the style element into which the build writes a page's first styles. */
export const STATIC_STYLES_ID = 'static-styles';

/** Where the app's styles are kept; those that stand in the HTML already are not made again. */
export function makeStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const names = document.getElementById(STATIC_STYLES_ID)?.dataset.names ?? '';
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return cache;
}
