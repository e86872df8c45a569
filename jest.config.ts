/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages on msw's way that ship ES modules alone and have to be compiled too. */
const ES_MODULES_ONLY = ['rettime', 'until-async', '@open-draft/deferred-promise'];

const config: Config = {
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/tools'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  setupFiles: ['<rootDir>/src/testing/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@mocks/(.*)$': '<rootDir>/mocks/$1',
  },
  resolver: '<rootDir>/tools/jest/resolver.cjs',
  transform: {
    '^.+\\.m?[jt]sx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES_ONLY.join('|')})/)`],
  restoreMocks: true,
  // A core for each; by default one of them would be kept free.
  maxWorkers: '100%',
  testTimeout: 60_000,
};

export default config;
