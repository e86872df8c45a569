import createCache, { type EmotionCache } from '@emotion/cache';
import { PRERENDERED_STYLES } from '@/config/constants';

/**
 * Creates the cache of Emotion's styles, without prefixes for browsers that the shop does not
 * support. The styles of a prerendered page stay where they are: moved or inserted again, they would
 * make the browser compute the style of the whole page once more.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (typeof document !== 'undefined') {
    const names = document.getElementById(PRERENDERED_STYLES)?.dataset.names?.split(' ') ?? [];
    for (const name of names) cache.inserted[name] = true;
  }
  return cache;
}
