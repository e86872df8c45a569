import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import typescriptEslint from 'typescript-eslint';

// Translated pages replace every text node, so React would go on changing one that is no longer shown.
const PART = 'JSXExpressionContainer[expression.type!="JSXEmptyExpression"]';
const TEXT = `${PART}:matches([expression.type="TemplateLiteral"], [expression.right.type=/^(Template)?Literal$/], [expression.consequent.type=/^(Template)?Literal$/], [expression.callee.name=/^(format|countOf)/])`;
const textsBesideOthers = [
  `:has(> JSXText[value=/\\S/]) > ${PART}[expression.type!="Literal"]:not(:has(JSXElement, JSXFragment))`,
  `:matches(JSXElement, ${PART}) ~ ${TEXT}`,
  `${TEXT} ~ :matches(JSXElement, ${PART})`,
  `${PART}[expression.type!="Literal"] + JSXText[value=/\\S/]`,
  // Buttons add elements beside their text.
  `JSXElement[openingElement.name.name=/^((Toggle)?Button|MenuItem)$/] > :matches(${TEXT}, ${PART}[expression.type="ConditionalExpression"])`,
].map((selector) => ({
  selector,
  message: 'Write text that may change as one template string in an element of its own.',
}));

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-demo/',
    'dist-maps/',
    'dist-demo-maps/',
    'coverage/',
    '.cache/',
    'contract-report/',
    'e2e/.results/',
    'public/mockServiceWorker.js',
    '**/*.gen.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    plugins: { 'simple-import-sort': importSort },
    // Packages, then Material UI, then the layers of the shop, then what stands near.
    rules: {
      'simple-import-sort/imports': [
        'error',
        {
          groups: [
            [
              '^\\u0000',
              '^node:',
              '^react',
              '^@?\\w',
              '^@mui',
              '^@/',
              '^@mocks',
              '^\\.\\.',
              '^\\./',
            ],
          ],
        },
      ],
    },
  },
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
      // React ignores what event handlers return; async handlers report their own errors.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // An interface may require a promise although an implementation has nothing to await.
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
    // Failures are logged with console.error; other calls are debugging leftovers.
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The types of browsers, which lib asks, promise what some browsers lack.
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', 'src/lib/**'],
    // Responses are checked where they arrive, so that nothing checks their fields again.
    rules: { '@typescript-eslint/no-unnecessary-condition': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', 'src/config/browserStorage.ts'],
    // The privacy policy lists every stored key, so storage goes through config/browserStorage.
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
    files: ['src/**/*.{ts,tsx}', 'mocks/workbench/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...textsBesideOthers,
        {
          selector:
            ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
          message: 'Create formatters by once(): each delays the first view by milliseconds.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    // Jest types matchers such as expect.any() as any.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.commonjs } },
  },
);
