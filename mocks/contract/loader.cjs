/**
 * Replaces the source of contractChecks.ts in a bundle with precompiled validators, because a page's
 * Content-Security-Policy forbids compiling them at run time.
 */
const { join } = require('node:path');
const { register } = require('esbuild-register/dist/node');

module.exports = function loadCompiledChecks() {
  for (const name of ['openapi.yaml', 'asyncapi.yaml']) {
    this.addDependency(join(__dirname, '../..', name));
  }
  const { unregister } = register();
  try {
    return require('./compileChecks').compileChecks();
  } finally {
    unregister();
  }
};
