import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The properties that decide what a user perceives and can press, without a layout. */
const PERCEIVED = new Set(['content', 'display', 'opacity', 'pointer-events', 'visibility']);

/**
 * Drops all other declarations, since jsdom matches every rule against every element that a query by
 * role looks at.
 */
const keepPerceived: StylisPlugin = (element) => {
  if (element.type !== 'decl' || PERCEIVED.has(String(element.props))) return;
  element.value = '';
  element.return = '';
};

/** Creates a cache for the styles of one rendered app, so that those of earlier ones do not pile up. */
export function makeStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [keepPerceived] });
}
