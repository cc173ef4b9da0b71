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
  "/notices": "Notices",
  "/devices": "Devices",
  "/sign-in": "SignIn",
  "/replay": "Replay",
  "/replay/{table}": "Replay",
  "/embed/{table}": "Embed",
  "/player": "Player",
  "/player/{page}": "Face",
  "/leaderboard": "Leaderboard",
  "/leaderboard/{game}": "Leaderboard",
  "/mistakes": "Mistakes",
  "/analyse": "Analyses",
  "/analyse/{analysis}": "Analysis",
  "/puzzles/{game}": "Puzzles",
  "/statistics/{game}": "Statistics",
} as const;

/** With how many each game is played. */
export const PLAYERS = {
  "namiji": [2, 3, 4, 5],
  "tongiaki": [2, 3, 4, 5, 6],
  "namazu": [2, 3, 4],
} as const;

/** Earlier boxes of games whose numbers are others today. */
export const EARLIER_BOXES = {
  "namiji": [],
  "tongiaki": [],
  "namazu": ["namazu-3", "namazu-2", "namazu-1"],
} as const;

export const LEVELS = [
  "deckhand", "cook", "fisher", "sailor", "boatswain", "helmsman", "navigator", "captain",
  "admiral",
] as const;
export type Level = (typeof LEVELS)[number];

export const COLOUR_NAMES = ["indigo", "moss", "gold", "plum", "teal", "rose"] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** How much time everyone has, by the names of the paces. */
export const PACES = {
  "minute": {
    "kind": "move",
    "seconds": 60,
    "increment": 0,
  },
  "bank": {
    "kind": "bank",
    "seconds": 600,
    "increment": 5,
  },
  "day": {
    "kind": "move",
    "seconds": 86400,
    "increment": 0,
  },
  "days": {
    "kind": "move",
    "seconds": 259200,
    "increment": 0,
  },
  "week": {
    "kind": "move",
    "seconds": 604800,
    "increment": 0,
  },
} as const;

export type Pace = keyof typeof PACES;

/** Seconds after which bots may take the seats for which nobody came. */
export const FILL = 15 as const;

/** Of a line of chat. */
export const CHAT_LENGTH = 300 as const;
