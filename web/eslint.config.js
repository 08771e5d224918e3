// What neither the types nor the formatter see. Types are svelte-check's business, looks are Prettier's.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['fixtures', 'gallery', 'node_modules', 'public', 'src/generated'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.worker, ...globals.serviceworker } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-restricted-globals': ['error', 'event', 'name', 'status', 'length', 'parent', 'top'],
      // One line for one of two things to do.
      '@typescript-eslint/no-unused-expressions': ['error', { allowTernary: true }],
      // The compiler says what is not defined and what is not used: it knows the types.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // Places of arrays are `T | undefined` here: who has looked says so with a mark.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off', // $props() are declared with let
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows which are needed
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Prettier would break a line at
      'svelte/prefer-svelte-reactivity': 'off', // what is drawn from is $state; other maps are only maps
    },
  },
  {
    // Nothing that a server or a player says becomes markup. The rules are our own Markdown.
    files: ['src/pages/Rules.svelte', 'src/pages/rules/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  { files: ['*.ts', '*.js', '**/*.test.ts'], languageOptions: { globals: globals.node } },
);
