// Written by `make docs` from the server's own types. Do not change it by hand.

/** By their own names. */
export const LANGUAGES = {
  "en": "English",
  "fr": "Français",
  "ru": "Русский",
} as const;

export type Language = keyof typeof LANGUAGES;

/** The paths of pages; what stands in braces is handed to the page. */
export const PATHS = [
  "/", "/table/{table}", "/link", "/rules/{game}", "/first/{game}", "/history", "/replay",
  "/replay/{table}", "/player", "/statistics/{game}",
] as const;

export type Path = (typeof PATHS)[number];

/** With how many each game is played. */
export const PLAYERS = {
  "namiji": [2, 3, 4, 5],
  "tongiaki": [2, 3, 4, 5, 6],
  "namazu": [2, 3, 4],
} as const;

export const LEVELS = ["deckhand", "sailor", "captain", "admiral"] as const;
export type Level = (typeof LEVELS)[number];

export const COLOUR_NAMES = ["indigo", "moss", "gold", "plum", "teal", "rose"] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];
