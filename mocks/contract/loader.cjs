/**
 * Replaces the source of contractChecks.ts in a bundle by validators that are compiled ahead, since a
 * page's Content-Security-Policy forbids it to compile them itself.
 */
const { join } = require('node:path');
const { register } = require('esbuild-register/dist/node');

module.exports = function loadCompiledChecks() {
  this.addDependency(join(__dirname, '../../openapi.yaml'));
  const { unregister } = register();
  try {
    return require('./compileChecks').compileChecks();
  } finally {
    unregister();
  }
};
