/**
 * Who may import whom. A layer may import the layers below it, never one above or beside it:
 * main, app, pages, features, then api, realtime and ui, then theme; everything may use lib and
 * config. `mocks` stands outside: it takes types of the API, and only main and tests take it.
 */

const TEST = '\\.test\\.tsx?$';
const TESTING = '^src/testing/';
const packages = (names) => `(^|/)node_modules/(${names.join('|')})/`;
const MSW = packages(['msw', '@mswjs']);

/** The layers that each layer may import besides its own files, lib and config. */
const BELOW = {
  app: ['pages', 'features', 'api', 'realtime', 'ui', 'theme'],
  pages: ['features', 'api', 'realtime', 'ui', 'theme'],
  features: ['api', 'realtime', 'ui', 'theme'],
  api: [],
  realtime: [],
  ui: ['theme'],
  theme: [],
  config: [],
  lib: [],
};

const layerRules = Object.entries(BELOW).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment: `${layer} imports ${[...below, 'lib', 'config'].join(', ')} and nothing else of src.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TEST },
  to: {
    path: '^src/',
    pathNot: [
      `^src/(${[layer, ...below, 'lib', 'config'].join('|')})/`,
      // For types alone; types-of-the-store sees to that.
      ...(layer === 'app' ? [] : ['^src/app/store/']),
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'types-of-the-store',
      comment: 'Below app, the store is known by its types alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app|testing)/', '^src/main\\.tsx$', TEST] },
      to: { path: '^src/app/store/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-main',
      comment: 'main starts the app; nothing stands above it.',
      severity: 'error',
      from: {},
      to: { path: '^src/main\\.tsx$' },
    },
    {
      name: 'features-apart',
      comment: 'A feature knows no other feature but auth and toasts, and those by their index.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/(auth|toasts)/index\\.ts$'],
      },
    },
    {
      name: 'features-by-their-index',
      comment:
        'app and pages take what a feature shows in its index, or in forms and widget, which stand ' +
        'apart for their weight; a lazy part is loaded by file.',
      severity: 'error',
      from: { path: '^src/(main\\.tsx|app/|pages/)', pathNot: TEST },
      to: {
        path: '^src/features/',
        pathNot: '^src/features/[^/]+/(index|forms|widget)\\.ts$',
        dynamic: false,
      },
    },
    {
      name: 'pages-apart',
      comment: 'Pages compose features; what two pages share belongs in a feature or in ui.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'generated-behind-api',
      comment:
        'The generated client is reached through the curated modules of src/api; the contract checker ' +
        'takes its types.',
      severity: 'error',
      from: { pathNot: ['^src/api/', '^mocks/', '^tools/contract/'] },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'mocks-take-types-of-api',
      comment: 'The mock backend knows the app only by the types of its API.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: TEST },
      to: { path: '^src/', pathNot: ['^src/api/', '^src/(lib|config)/'] },
    },
    {
      name: 'mocks-take-types-alone',
      comment: 'Code of src/api in the mocks would test the app against itself.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: TEST },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'checker-takes-types-alone',
      comment:
        'The contract checker judges by openapi.yaml alone; code of the app would prove nothing.',
      severity: 'error',
      from: { path: '^tools/contract/', pathNot: TEST },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-of-its-own',
      comment: 'The rules of the mock backend run anywhere: no MSW and no Node in them.',
      severity: 'error',
      from: { path: '^mocks/domain/', pathNot: TEST },
      to: { path: MSW },
    },
    {
      name: 'domain-without-node',
      comment: 'The rules of the mock backend run anywhere: no MSW and no Node in them.',
      severity: 'error',
      from: { path: '^mocks/domain/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'mui-in-the-workbench',
      comment: 'Of the mocks, only the workbench has a user interface.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: ['^mocks/workbench/', TEST] },
      to: { path: packages(['@mui', '@emotion', 'react', 'react-dom']) },
    },
    {
      name: 'mocks-stay-out',
      comment: 'Only main and tests take the mocks, so that a production build has none of them.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', TESTING, TEST] },
      to: { path: ['^mocks/', MSW] },
    },
    {
      name: 'mocks-by-dynamic-import',
      comment: 'main loads the mocks behind a build-time constant, so never by a static import.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'testing-for-tests',
      comment: 'Helpers of tests do not belong in the app.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: [TESTING, TEST] },
      to: { path: [TESTING, TEST] },
    },
    {
      name: 'tools-stay-out',
      comment:
        'Neither the app nor the mocks need the tools or the browser tests; mocks/contract reads ' +
        'openapi.yaml as the contract checker does.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^mocks/contract/' },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'mocks-read-the-document',
      comment: 'All that the mocks take from the tools is openapi.yaml, read.',
      severity: 'error',
      from: { path: '^mocks/contract/' },
      to: { path: '^(tools|e2e)/', pathNot: '^tools/contract/document/' },
    },
    {
      name: 'run-time-dependencies',
      comment: 'What the app imports is a dependency, not a development dependency.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTING, TEST] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      // Types leave nothing behind at run time; the store's types lean on the features' by design.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'The imported module does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
