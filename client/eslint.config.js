import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'svelte/no-navigation-without-resolve': 'off', // not a SvelteKit app
      'svelte/no-at-html-tags': 'off', // only our own drawings, bundled at build time
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps here live inside one computation
      'svelte/no-unused-svelte-ignore': 'off', // the compiler is the judge of its own warnings
    },
  },
);
