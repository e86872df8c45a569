/**
 * Mutates the code whose mistakes cost money or data. `AREA=src/lib npm run mutation` mutates one area
 * only, or files and folders of areas, separated by commas, against the area's tests.
 */

import { join } from 'node:path';

/** The tests of each area, as folders or files; those of the whole app would take hours for a line of `src/lib`. */
const TESTS_OF_AREA = {
  'src/lib': ['src/lib'],
  'src/config/constants.ts': ['src/app', 'src/api', 'src/config', 'src/features', 'src/ui'],
  'src/api': ['src/api'],
  'src/features/auth': ['src/features/auth', 'src/app/router', 'src/pages/accountForms.test.tsx'],
  'src/features/buying': [
    'src/features/buying',
    'src/pages/CartPage',
    'src/pages/ProjectPage/{ProjectPage,missingCode,payments}.test.tsx',
    'src/pages/PaymentsPage',
  ],
  'src/features/chat': ['src/features/chat'],
  'src/features/library': ['src/features/library'],
  'mocks/domain': [
    'mocks/domain',
    'mocks/http',
    'mocks/checkout',
    'mocks/contract',
    'mocks/createMockBackend.test.ts',
  ],
};

const { AREA } = process.env;
const areas = AREA?.split(',') ?? Object.keys(TESTS_OF_AREA);

/** Returns the folders with the tests of an area, or of the area that contains it. */
const testsOf = (area) => {
  const whole = Object.keys(TESTS_OF_AREA).find((name) => `${area}/`.startsWith(`${name}/`));
  return whole ? TESTS_OF_AREA[whole] : [area];
};
const tests = [...new Set(areas.flatMap(testsOf))];

const isFile = (path) => /\.tsx?$/.test(path);
const filesOf = (area) => (isFile(area) ? [area] : [`${area}/**/*.ts`, `${area}/**/*.tsx`]);
const matchTests = (path) => `<rootDir>/${isFile(path) ? path : `${path}/**/*.test.{ts,tsx}`}`;

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', join(import.meta.dirname, 'ignoreStyles.mjs')],
  ignorers: ['styles'],
  // Only Stryker's environments report which test covers what.
  buildCommand: 'node tools/mutation/prepareSandbox.mjs',
  jest: {
    configFile: 'jest.config.ts',
    config: {
      testMatch: tests.map(matchTests),
      // Stryker refuses a runner without jest-circus in its name.
      testRunner: '<rootDir>/tools/mutation/jest-circus-bail.cjs',
      testSequencer: '<rootDir>/tools/mutation/testSequencer.cjs',
      // Mutated code may not type-check.
      transform: {
        '^.+\\.m?[jt]sx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json', transpilation: true }],
      },
    },
    // The sequencer knows which files cover a mutant; looking for related ones takes longer.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: [
    ...areas.flatMap(filesOf),
    '!**/*.test.{ts,tsx}',
    '!src/api/generated/**',
    '!**/*.gen.ts',
  ],
  ignorePatterns: ['dist*', '.cache', 'coverage', 'e2e/.results', 'contract-report', 'docs'],
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.cache/mutation/${(AREA ?? 'all').replaceAll(/[/,]/g, '-').slice(0, 200)}.json`,
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  // Jest leaks memory from run to run.
  maxTestRunnerReuse: 150,
  testRunnerNodeArgs: ['--max-semi-space-size=128'],
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
