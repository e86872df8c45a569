import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The properties that tell what a user perceives and can press, and the size that charts read. */
const KEPT = new Set([
  'content',
  'display',
  'height',
  'opacity',
  'pointer-events',
  'visibility',
  'width',
]);

/**
 * Drops all other declarations, since jsdom matches every rule against every element that a query by
 * role looks at.
 */
const keepRead: StylisPlugin = (element) => {
  if (element.type !== 'decl' || KEPT.has(String(element.props))) return;
  element.value = '';
  element.return = '';
};

/** Creates a cache for the styles of one rendered app, so that those of earlier ones do not pile up. */
export function makeStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [keepRead] });
}
