/**
 * Leaves styles unmutated: jsdom has no layout, so no test of a page could notice a change. Screenshots
 * and the browser tests look at them.
 */
const STYLE_ATTRIBUTES = ['sx', 'style'];

const ignoreStyles = {
  /**
   * Returns why a node and everything in it stay as they are; undefined for all others.
   * @param {{ isJSXAttribute(): boolean, node: { name?: { name?: unknown } } }} path
   */
  shouldIgnore: (path) =>
    path.isJSXAttribute() && STYLE_ATTRIBUTES.includes(path.node.name?.name)
      ? 'Styles show only in a browser.'
      : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'styles', value: ignoreStyles }];
