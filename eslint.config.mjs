import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const it = {name: 'vitest', importNames: ['it'], message: 'Tests are written with test().'};

/** Folders of src/ that a part of src/ may not import, beside tools/ and tests/, which none may. */
const closed = (folders = []) => [
  {group: ['**/tools/**', '**/tests/**'], message: 'src/ imports neither tools/ nor tests/.'},
  ...(folders.length > 0
    ? [
        {
          group: folders.map((name) => `**/${name}/**`),
          message: 'src/lib, src/cms and src/config are below the rest of src/.',
        },
      ]
    : []),
];
const FEATURES = ['components', 'diagrams', 'hosting', 'plugins', 'remark', 'search', 'speed', 'theme'];

export default tseslint.config(
  {ignores: ['**/fixtures/**']},
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      'arrow-body-style': 'error',
      eqeqeq: 'error',
      // Default exports (components, plugins) are declarations; so may be what other files import by name.
      'func-style': ['error', 'expression', {overrides: {namedExports: 'ignore'}}],
      'no-console': 'off',
      'no-duplicate-imports': 'error',
      'no-restricted-imports': ['error', {paths: [it]}],
      'prefer-arrow-callback': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
    },
  },
  {
    // Not in components: there the order of imports decides the order of styles.
    files: ['**/*.{ts,mts,mjs}'],
    plugins: {'import-sort': importSort},
    // One group, so one block: node: first, then packages, then files from the farthest to the nearest.
    rules: {'import-sort/imports': ['error', {groups: [['^node:', '^@?\\w', '^@(site|theme|generated)', '^\\.']]}]},
  },
  {
    files: ['src/**'],
    rules: {'no-restricted-imports': ['error', {paths: [it], patterns: closed()}]},
  },
  {
    files: ['src/{lib,cms,config}/**'],
    rules: {'no-restricted-imports': ['error', {paths: [it], patterns: closed(FEATURES)}]},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        performance: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
  },
);
