// Written by `make docs` from the server's own types. Do not change it by hand.

/** What is said outside the games, in one piece. Rulebooks come from the server. */
export default import.meta.glob<string>(
  ["../../../../src/kuroshio/locale/en/*.ftl", "!../../../../src/kuroshio/locale/en/*{namiji,tongiaki,namazu,review,study,analysis,notices,signing,share,puzzles}.ftl", "!../../../../src/kuroshio/locale/en/rules-*.ftl", "!../../../../src/kuroshio/locale/en/{cards,mails}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
