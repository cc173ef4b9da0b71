// Written by `make docs` from the server's own types. Do not change it by hand.

/** By their own names. */
export const LANGUAGES = {
  "en": "English",
  "de": "Deutsch",
  "fr": "Français",
  "ru": "Русский",
} as const;

export type Language = keyof typeof LANGUAGES;

/** The pages by their paths; what stands in braces is handed over. */
export const PAGES = {
  "/": "Lobby",
  "/table/{table}": "OpenTable",
  "/link": "Link",
  "/rules/{game}": "Rules",
  "/first/{game}": "First",
  "/history": "History",
  "/daily": "Daily",
  "/replay": "Replay",
  "/replay/{table}": "Replay",
  "/player": "Player",
  "/mistakes": "Mistakes",
  "/puzzles/{game}": "Puzzles",
  "/statistics/{game}": "Statistics",
} as const;

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

/** Of a line of chat. */
export const CHAT_LENGTH = 300 as const;
