/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that ship only ES modules, so Jest has to transform them. */
const ESM_ONLY = [
  '@adobe/structured-data-validator',
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'marked',
];

const config: Config = {
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/tools'],
  // Files named `.spec.ts` are those of the browser tests' runner.
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  setupFiles: ['<rootDir>/src/testing/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@mocks/(.*)$': '<rootDir>/mocks/$1',
  },
  resolver: '<rootDir>/tools/jest/resolver.cjs',
  dependencyExtractor: '<rootDir>/tools/jest/dependencyExtractor.cjs',
  transform: {
    '^.+\\.m?[jt]sx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  restoreMocks: true,
  // One worker per core; Jest leaves one core idle by default.
  maxWorkers: '100%',
  testTimeout: 60_000,
};

export default config;
