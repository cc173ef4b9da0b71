// Written by `make docs` from the server's own types. Do not change it by hand.

/** What each language says outside the games. */
export const OUTSIDE = {
  en: () => import("./en"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  ru: () => import("./ru"),
};

/** What a game says, by file: loaded with its board; and what the pages of finished games say. */
export const OF_GAMES = import.meta.glob<string>(
  ["../../../../src/kuroshio/locale/*/*{namiji,tongiaki,namazu,review,study,analysis,notices,signing,share,puzzles}.ftl", "!../../../../src/kuroshio/locale/*/rules-*.ftl"],
  { query: "?raw", import: "default" },
);
