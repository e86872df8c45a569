/**
 * Tells Jest which tests a change concerns. The app leads to every page, so that each test that renders it would count for each
 * page; instead, it counts for the page or the feature of its folder, and for the module of its name.
 */
const { basename, dirname } = require('node:path');

exports.extract = (code, path, extractAll) =>
  [...extractAll(code)].flatMap((name) => {
    if (!name.endsWith('/renderApp')) return [name];
    return ['index', basename(dirname(path)), basename(path, '.test.tsx')].map((own) => `./${own}`);
  });
exports.getCacheKey = () => exports.extract.toString();
