/**
 * Tells Jest which tests belong to a change. The app leads to every page, so that each test that renders it would belong to each
 * change; instead, such a test belongs to the page or the feature of its folder, and to the module of its name.
 */
const { basename, dirname } = require('node:path');

exports.extract = (code, path, extractAll) =>
  [...extractAll(code)].flatMap((name) =>
    name.endsWith('/renderApp')
      ? [basename(dirname(path)), basename(path, '.test.tsx'), 'index'].map((own) => `./${own}`)
      : [name],
  );

exports.getCacheKey = () => exports.extract.toString();
