/** What is said outside the games, in one piece. Rulebooks come from the server. */
export default import.meta.glob<string>(
  [
    '../../../src/kuroshio/locale/fr/*.ftl',
    '!**/{,*-}{namiji,tongiaki,namazu}.ftl', // see ofGames in lib/words.svelte.ts
  ],
  { query: '?raw', import: 'default', eager: true },
);
