import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescriptEslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-demo/',
    'coverage/',
    '.cache/',
    '.lighthouse/',
    'contract-report/',
    'e2e/.results/',
    'public/mockServiceWorker.js',
    '**/*.gen.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescriptEslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // React drops what an event handler returns; the handlers report their own failures.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // An interface may ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'mocks/workbench/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Failures are told to the console as errors; anything else there is a leftover.
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', 'src/lib/browserStorage.ts'],
    // What is kept in a browser has a listed key, of which the privacy policy tells.
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
      'no-restricted-properties': [
        'error',
        { property: 'localStorage' },
        { property: 'sessionStorage' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    // Matchers such as expect.any() are typed any by Jest.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.commonjs } },
  },
);
