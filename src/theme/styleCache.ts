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
  keepRulesApart(cache);
  return cache;
}

/**
 * Gives the rules of each rendering a style element of their own. The browser computes the style of all that an
 * element has rules for when a media query is inserted in it, which would be the page whenever a menu opens.
 */
function keepRulesApart({ sheet }: EmotionCache): void {
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // Has Emotion start another element.
      sheet.ctr = 0;
      queueMicrotask(() => void (isOpen = false));
    }
    insert(rule);
  };
}
