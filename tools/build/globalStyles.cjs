/**
 * Replaces globalStyles.ts in a build by its text. The HTML contains that text, and would otherwise
 * be compiled with the whole theme at each change in the dev server.
 */
const { join } = require('node:path');
const { register } = require('esbuild-register/dist/node');

const THEME = join(__dirname, '../../src/theme');

module.exports = function loadGlobalStyles() {
  const listParts = () => Object.keys(require.cache).filter((path) => path.startsWith(THEME));
  // The theme may have changed since.
  for (const path of listParts()) delete require.cache[path];
  const { unregister } = register();
  try {
    const { globalStyles } = require(this.resourcePath);
    for (const path of listParts()) this.addDependency(path);
    return `export const globalStyles = ${JSON.stringify(globalStyles)};`;
  } finally {
    unregister();
  }
};
