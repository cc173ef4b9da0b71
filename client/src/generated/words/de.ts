// Written by `make docs` from the server's own types. Do not change it by hand.

/** What is said outside the games, in one piece. Rulebooks come from the server. */
export default import.meta.glob<string>(
  ["../../../../src/kuroshio/locale/de/*.ftl", "!../../../../src/kuroshio/locale/de/*{namiji,tongiaki,namazu,review,study,analysis,notices,signing,share,puzzles}.ftl", "!../../../../src/kuroshio/locale/de/rules-*.ftl", "!../../../../src/kuroshio/locale/de/{cards,mails}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
