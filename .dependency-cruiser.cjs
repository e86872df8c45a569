/**
 * The import rules. A layer may import the layers below it, never one above or beside it: main, app,
 * pages, features, store, then api, realtime and ui, then theme. Every layer may import lib and
 * config, which do not know each other.
 * `mocks` is separate: it imports only API and event types, and only main and tests import it.
 */

const TEST = '\\.test\\.tsx?$';
const TESTING = '^src/testing/';
const packages = (names) => `(^|/)node_modules/(${names.join('|')})/`;
/** The events of the live chat, generated from asyncapi.yaml. */
const EVENTS = '^src/realtime/events\\.gen\\.ts$';
const MSW = packages(['msw', '@mswjs']);
/** The mutants of the contract checker and their command: its own tests, which need the mock backend. */
const MUTANTS = '^tools/contract/mutants(/|\\.ts$)';

const BASE = ['lib', 'config'];

/** The layers that each layer may import, in addition to its own files. */
const BELOW = {
  app: ['pages', 'features', 'store', 'api', 'realtime', 'ui', 'theme', ...BASE],
  pages: ['features', 'store', 'api', 'realtime', 'ui', 'theme', ...BASE],
  features: ['store', 'api', 'realtime', 'ui', 'theme', ...BASE],
  store: ['api', ...BASE],
  api: BASE,
  realtime: BASE,
  ui: ['theme', ...BASE],
  theme: BASE,
  config: [],
  lib: [],
};

const layerRules = Object.entries(BELOW).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment: `Within src, ${layer} may import only ${below.join(', ') || 'its own files'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: [TEST, EVENTS] },
  to: { path: '^src/', pathNot: [`^src/(${[layer, ...below].join('|')})/`] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-import-of-main',
      comment: 'main starts the shop; only boot, the entry point, may import it.',
      severity: 'error',
      from: { pathNot: '^src/boot\\.ts$' },
      to: { path: '^src/main\\.tsx$' },
    },
    {
      name: 'independent-features',
      comment:
        'A feature may import no other feature except auth, toasts, drafts and forms, via their index.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/(auth|toasts|drafts|forms)/index\\.tsx?$'],
      },
    },
    {
      name: 'features-via-index',
      comment:
        'app and pages import a feature via its index, or via forms and widget, which are separate ' +
        'to keep the index small; lazy parts are imported by file.',
      severity: 'error',
      from: { path: '^src/(main\\.tsx|app/|pages/)', pathNot: TEST },
      to: {
        path: '^src/features/',
        pathNot: '^src/features/[^/]+/(index|forms|widget)\\.tsx?$',
        dynamic: false,
      },
    },
    {
      name: 'independent-pages',
      comment: 'Pages compose features; code shared by two pages belongs in a feature or in ui.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'generated-behind-api',
      comment:
        'Import the generated client via the modules of src/api; only the contract checker and the ' +
        'generated events import its types directly.',
      severity: 'error',
      from: { pathNot: ['^src/api/', '^mocks/', '^tools/contract/', EVENTS] },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'mocks-import-api-only',
      comment: 'Of the app, the mock backend may import only API and event types, lib and config.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: TEST },
      to: { path: '^src/', pathNot: ['^src/api/', '^src/(lib|config)/', EVENTS] },
    },
    {
      name: 'mocks-import-types-only',
      comment: 'Mocks that share code with src/api would test the app against itself.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: TEST },
      to: { path: ['^src/api/', EVENTS], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'checker-imports-types-only',
      comment:
        'The contract checker checks against openapi.yaml; sharing app code would prove nothing.',
      severity: 'error',
      from: { path: '^tools/contract/', pathNot: TEST },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'checker-stands-alone',
      comment:
        'The contract checker is a tool that others take without this repository; only its own tests ' +
        'and mutants use the mock backend and other tools.',
      severity: 'error',
      from: { path: '^tools/contract/', pathNot: [TEST, MUTANTS] },
      to: { path: ['^(mocks|e2e)/', '^tools/(?!contract/)', MUTANTS] },
    },
    {
      name: 'domain-without-msw',
      comment: 'The domain rules of the mock backend run anywhere, so they may not use MSW.',
      severity: 'error',
      from: { path: '^mocks/domain/', pathNot: TEST },
      to: { path: MSW },
    },
    {
      name: 'domain-without-node',
      comment: 'The domain rules of the mock backend run anywhere, so they may not use Node.',
      severity: 'error',
      from: { path: '^mocks/domain/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'mui-only-in-workbench',
      comment:
        'Only the workbench and the demos have a user interface; other mocks may not use React or MUI.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: ['^mocks/(workbench|demo)/', TEST] },
      to: { path: packages(['@mui', '@emotion', 'react', 'react-dom']) },
    },
    {
      name: 'no-mocks-in-app',
      comment: 'Only main and tests may import mocks, which keeps them out of production builds.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', TESTING, TEST] },
      to: { path: ['^mocks/', MSW] },
    },
    {
      name: 'mocks-by-dynamic-import',
      comment: 'main loads mocks behind a build-time constant, which a static import would defeat.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'test-helpers-only-in-tests',
      comment: 'Only tests may import test helpers.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: [TESTING, TEST] },
      to: { path: [TESTING, TEST] },
    },
    {
      name: 'no-tools-in-app',
      comment:
        'The app and the mocks may not import tools or browser tests, except that mocks/contract ' +
        'reads both documents with the reader of the contract checker, and that the log of the ' +
        'workbench and the mock server write its formats.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^mocks/(contract|log|server)/' },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'mocks-import-document-reader-only',
      comment: 'Of the tools, mocks/contract may import only the reader of the documents.',
      severity: 'error',
      from: { path: '^mocks/contract/' },
      to: { path: '^(tools|e2e)/', pathNot: '^tools/contract/document/' },
    },
    {
      name: 'mocks-import-formats-only',
      comment:
        'Of the tools, mocks/log and mocks/server may import only the formats of the contract ' +
        'checker, which know nothing of either.',
      severity: 'error',
      from: { path: '^mocks/(log|server)/' },
      to: { path: '^(tools|e2e)/', pathNot: '^tools/contract/formats/' },
    },
    {
      name: 'formats-know-nothing',
      comment:
        'The mocks share the formats of the checker, so they may not lead to the rest of it.',
      severity: 'error',
      from: { path: '^tools/contract/formats/' },
      to: { path: '^(src|mocks|tools)/', pathNot: '^tools/contract/formats/' },
    },
    {
      name: 'run-time-dependencies',
      comment: 'The app may import packages only from dependencies, not from devDependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTING, TEST] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Merge modules that depend on each other, also by a type, or extract what they share.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
