import { fileURLToPath } from 'node:url';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tests = ['**/*.{test,pact,e2e}.{ts,tsx}', 'client/e2e/**', 'contracts/pact/**', 'server/testing/**'];
const clocks = ['server/database/clock.ts', 'client/{api,session}/clock.ts'];
const clockMessage = 'Only the clock module reads the time.';

const manyImports = {
  selector: 'Program > ImportDeclaration:nth-child(16)',
  message: 'A file with more than 15 imports does too much: split it.',
};
const readsTime = [
  { selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]', message: clockMessage },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: clockMessage },
  { selector: 'CallExpression[callee.name="Date"]', message: clockMessage },
  { selector: 'CallExpression[callee.name="dayjs"][arguments.length=0]', message: clockMessage },
];

export default defineConfig(
  globalIgnores(['dist/', '.data/', '.artefacts/', 'scripts/tools/dependency-cruiser.cjs']),
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      complexity: ['error', 15],
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', manyImports, ...readsTime],
      'prefer-const': 'error',
    },
  },
  { files: ['{client,server,contracts,seed}/**'], rules: { 'no-console': 'error' } },
  // The statements of a resource are one list, not one function.
  { files: ['**/*.queries.ts', 'server/engines/importing/*-queries.ts'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['server/main.ts', 'seed/main.ts', 'seed/reset.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: reactHooks.configs.flat.recommended.plugins,
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: [...clocks, 'scripts/**'], rules: { 'no-restricted-syntax': ['error', manyImports] } },
  {
    files: ['**/*.mjs', ...tests],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', manyImports],
    },
  },
);
