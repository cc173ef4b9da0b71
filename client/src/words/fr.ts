/** What is said outside the games, in one piece. Rulebooks come from the server. */
export default import.meta.glob<string>(
  [
    '../../../src/kuroshio/locale/fr/*.ftl',
    // see ofGames in lib/words.svelte.ts; a pattern that excludes starts from here, too
    '!../../../src/kuroshio/locale/fr/*{namiji,tongiaki,namazu,review}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
