/** Rulebooks and explanations as the server sends them, and how they are searched. */
import type { Entry, Explanations, Section } from '../generated/protocol';
import { EARLIER_BOXES } from '../generated/facts';
import { call } from './api';
import { isOwn } from './games.svelte';

const explained: Record<string, Promise<Explanations>> = {};

/** What can be said of the things on a game's table, with the numbers of the box played there. */
export function explanations(game: string, language: string, box?: string): Promise<Explanations> {
  if (!isOwn(game)) return Promise.resolve({ game, language, things: {}, refusals: {} });
  const path = asked(`${game}/explanations`, language, box);
  explained[path] ??= call<Explanations>('GET', path).catch((error: unknown) => {
    delete explained[path]; // another time, perhaps
    throw error;
  });
  return explained[path];
}

/** The box that is played, where its numbers are not today's. */
export function earlierBox(game: string, options: Record<string, string>): string | undefined {
  const earlier: Record<string, readonly string[]> = EARLIER_BOXES;
  return earlier[game]?.find((box) => box === options.box);
}

/** Where the server has a game's rules, or a part of them, with the numbers of a box. */
export const asked = (what: string, language: string, box?: string | null): string =>
  `/rules/${what}?language=${language}${box ? `&box=${box}` : ''}`;

/** The page of a game's rules with the numbers of a box, perhaps at one of them. */
export const rulesAt = (game: string, box?: string, rule = ''): string =>
  `/rules/${game}${box ? `?box=${box}` : ''}${rule && `#${rule}`}`;

/** Letters alone: without case and accents, one for one. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** Whether an entry has what is looked for: in its number, its words, its list or its heading. */
export function matches(section: Section, entry: Entry, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const rows = (entry.rows ?? []).map(({ name, text }) => `${name} ${text}`);
  const text = plain(
    [section.title, entry.id, entry.text, entry.departure ?? '', ...rows].join(' '),
  );
  return words.every((word) => text.includes(word));
}

/** A text cut into what does not match and what does, in turn. */
export function pieces(text: string, wanted: string): string[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return [text];
  const found = [...plain(text).matchAll(new RegExp(words.join('|'), 'g'))];
  const cuts = found.flatMap((one) => [one.index, one.index + one[0].length]);
  const ends = [0, ...cuts, text.length];
  return ends.slice(1).map((end, n) => text.slice(ends[n], end));
}
