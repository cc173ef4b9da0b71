/** What a move of Namazu is about, read from its text. */
import type { BoardProps, LegalMove } from '../contract';
import type { Counts } from './types';

export type Deed =
  | { kind: 'stand'; cells: string[] }
  | { kind: 'quake' }
  | { kind: 'fight' }
  | { kind: 'sign' }
  | { kind: 'done' }
  | { kind: 'buy-card' }
  | { kind: 'buy-pact' }
  | { kind: 'face'; token: string }
  | { kind: 'activate'; cell: string }
  | { kind: 'build'; cell: string }
  | { kind: 'challenge'; seat: number }
  | { kind: 'swap'; given: string; taken: string }
  | { kind: 'altar'; altar: number }
  | { kind: 'offer'; goods: Counts }
  | { kind: 'take'; goods: Counts }
  | { kind: 'pay'; gold: Counts }
  | { kind: 'erect'; slot: number; temple: boolean }
  | { kind: 'keep'; card: string }
  | { kind: 'sell'; good: string; count: number }
  | { kind: 'buy-improvement'; improvement: string }
  | { kind: 'buy-altar'; slot: number }
  | { kind: 'play'; card: string; target: string };

/** `2 rice 1 ore` as counts. */
function bundle(words: readonly string[]): Counts {
  const counts: Counts = {};
  for (let i = 0; i + 1 < words.length; i += 2) counts[words[i + 1]!] = Number(words[i]);
  return counts;
}

function tally(words: readonly string[]): Counts {
  const counts: Counts = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** A move's text as its parts; null for what this board does not know. */
export function parse(text: string): Deed | null {
  const [verb, ...rest] = text.split(' ');
  switch (verb) {
    case 'stand':
      return { kind: 'stand', cells: rest };
    case 'quake':
    case 'fight':
    case 'sign':
    case 'done':
      return { kind: verb };
    case 'face':
      return { kind: 'face', token: rest.join(' ') };
    case 'activate':
    case 'build':
      return { kind: verb, cell: rest[0]! };
    case 'challenge':
      return { kind: 'challenge', seat: Number(rest[1]) - 1 };
    case 'swap':
      return { kind: 'swap', given: rest[0]!, taken: rest[2]! };
    case 'at':
      return { kind: 'altar', altar: Number(rest[1]) };
    case 'offer':
      return { kind: 'offer', goods: tally(rest) };
    case 'take':
      return { kind: 'take', goods: bundle(rest) };
    case 'pay':
      return { kind: 'pay', gold: bundle(rest.slice(2)) };
    case 'erect':
      return { kind: 'erect', slot: Number(rest[0]), temple: rest.length > 1 };
    case 'keep':
      return { kind: 'keep', card: rest[0]! };
    case 'sell':
      return { kind: 'sell', count: Number(rest[0]), good: rest[1]! };
    case 'buy':
      if (rest[0] === 'improvement') return { kind: 'buy-improvement', improvement: rest[1]! };
      if (rest[0] === 'altar') return { kind: 'buy-altar', slot: Number(rest[1]) };
      return { kind: rest[0] === 'card' ? 'buy-card' : 'buy-pact' };
    case 'play':
      return { kind: 'play', card: rest[0]!, target: rest.slice(1).join(' ') };
    default:
      return null;
  }
}

/** A brigand token by its name: `5 with 3 koban`. */
export function token(name: string): { strength: number; loot: Counts } {
  const words = name.split(' ');
  return { strength: Number(words[0]), loot: bundle(words.slice(2)) };
}

/** The goods that can still be added to what is picked, so that some bundle on offer has them all. */
export function addable(picked: Counts, bundles: readonly Counts[]): Set<string> {
  const found = new Set<string>();
  for (const one of bundles) {
    if (Object.entries(picked).some(([good, n]) => n > (one[good] ?? 0))) continue;
    for (const [good, n] of Object.entries(one)) if (n > (picked[good] ?? 0)) found.add(good);
  }
  return found;
}

export function sameCounts(one: Counts, other: Counts): boolean {
  const goods = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...goods].every((good) => (one[good] ?? 0) === (other[good] ?? 0));
}

type Kind = Deed['kind'];

/** A move, with what it is about. */
export type Choice<K extends Kind = Kind> = K extends Kind
  ? { move: LegalMove; deed: Extract<Deed, { kind: K }> }
  : never;

/** The moves that this board understands. */
export function read(moves: readonly LegalMove[]): Choice[] {
  return moves.flatMap((move) => {
    const deed = parse(move.text);
    return deed ? [{ move, deed } as Choice] : [];
  });
}

/** Those that are of some kinds. */
export function about<K extends Kind>(choices: Choice[], ...kinds: K[]): Choice<K>[] {
  const of = ({ deed }: Choice): boolean => (kinds as Kind[]).includes(deed.kind);
  return choices.filter(of) as unknown as Choice<K>[];
}

/** What a button has that makes a move. */
export const making = ({ choose, say }: Pick<BoardProps, 'choose' | 'say'>, move: LegalMove) => ({
  'data-move': move.number,
  title: say(move.words),
  onclick: () => choose(move.number),
});
