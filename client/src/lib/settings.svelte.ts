/** What a reader has set: remembered in this browser. */

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  language: Language;
  theme: Theme;
  /** How fast things move; 0: not at all. */
  speed: number;
  sound: boolean;
  /** The browser tells when it is one's turn. */
  notices: boolean;
  /** Nothing asks for a second click. */
  oneClick: boolean;
  /** The size of the text: 1 as designed, 2 twice as large. */
  text: number;
  /** Keys of one letter or digit act. */
  keys: boolean;
  /** All moves are shown as a list of buttons. */
  moveList: boolean;
  /** The table is also described in words. */
  inWords: boolean;
}

const KEY = 'kuroshio';

function guess(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function reducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

export const settings: Settings = $state({
  language: guess(),
  theme: 'auto',
  speed: reducedMotion() ? 0 : 1,
  sound: false,
  notices: false,
  oneClick: false,
  text: 1,
  keys: true,
  moveList: false,
  inWords: false,
  ...remembered(),
});

/** Change settings and remember them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that remembers nothing still plays
  }
}

/** Keep the page's language, theme and pace as they are set. */
export function watchSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let system = $state(dark.matches);
  dark.addEventListener('change', () => (system = dark.matches));
  $effect(() => {
    const root = document.documentElement;
    const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && system);
    root.dataset.theme = isDark ? 'dark' : 'light';
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', isDark ? '#14202f' : '#f4ede0');
    root.lang = settings.language;
    root.style.setProperty('--pace', String(settings.speed ? 1 / settings.speed : 0));
    root.style.setProperty('--text', String(settings.text));
    root.toggleAttribute('data-large', settings.text > 1.2);
    root.toggleAttribute('data-still', settings.speed === 0);
  });
}
