/** What a reader has set: remembered in this browser. */
import { LANGUAGES, type Language } from '../generated/facts';

export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  language: Language;
  theme: Theme;
  /** How fast things move; 0: not at all. */
  speed: number;
  sound: boolean;
  /** The browser tells when it is one's turn. */
  notices: boolean;
  /** What asks for a second click: every move, what risks something, or only what loses points. */
  confirm: 'always' | 'risks' | 'losses';
  /** Where there is no choice the move is made by itself, unless something would be revealed. */
  forced: boolean;
  /** Seconds that a bot's move is looked at before the next one. */
  pause: number;
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
/** Beyond this size of text a table scrolls: nothing is cut. */
export const LARGE = 1.2;

export const TONGUES = Object.keys(LANGUAGES) as Language[];

function guess(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  for (const tag of wanted) {
    const found = TONGUES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return TONGUES[0]!;
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** What was set before there were more than two ways: nothing asks for a second click. */
function oneClick(): boolean {
  return Boolean((remembered() as { oneClick?: boolean }).oneClick);
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
  confirm: oneClick() ? 'losses' : 'risks',
  forced: false,
  pause: 0,
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

/** How large the browser itself wants its text: 1 as most do, 2 twice as large. */
const browser = $state({ text: 1 });

/** How large the text is: as the browser wants it, and as it is set here. */
export function textScale(): number {
  return browser.text * settings.text;
}

/** The browser's own size of text may change at any time: a hidden letter is as wide as it. */
function watchText(): void {
  const letter = document.createElement('i');
  letter.style.cssText =
    'position: absolute; visibility: hidden; font-size: medium; width: 1em; height: 0';
  document.body.append(letter);
  new ResizeObserver(() => (browser.text = letter.offsetWidth / MEDIUM)).observe(letter);
}
const MEDIUM = 16; // pixels of a letter in a browser that nobody has changed

/** Keep the page's language, theme and pace as they are set. */
export function watchSettings(): void {
  watchText();
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
    root.toggleAttribute('data-large', textScale() > LARGE);
    root.toggleAttribute('data-still', settings.speed === 0);
  });
}
