/** What the page's code is checked for; how it is laid out is Prettier's part. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['src/wire.ts', 'src/games/**/types.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'max-len': ['error', { code: 110 }],
      // A map that is laid down whole is replaced, never changed: it needs to tell nobody.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
    },
  },
  // What is drawn once and for all needs no keys.
  { files: ['src/ui/drawing/**', 'src/games/*/art/**'], rules: { 'svelte/require-each-key': 'off' } },
)
