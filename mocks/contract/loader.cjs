/**
 * Replaces the source of contractChecks.ts in a bundle with precompiled validators, because a page's
 * Content-Security-Policy forbids compiling them at run time.
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
