import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Properties that determine what a user perceives and can click, and the size that charts read. */
const KEPT = new Set([
  'content',
  'display',
  'flex-direction',
  'height',
  'object-position',
  'opacity',
  'pointer-events',
  'visibility',
  'width',
]);

/** Drops all others, because jsdom matches every rule against every element that a query by role examines. */
const keepRead: StylisPlugin = (element) => {
  if (element.type !== 'decl' || KEPT.has(String(element.props))) return;
  element.value = '';
  element.return = '';
};

/** Creates a style cache for one rendered app, so that styles do not accumulate across tests. */
export function makeStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [keepRead] });
}
