import { describe, expect, it } from 'vitest';
import { read } from '../src/boards/namazu/deeds';
import { offers, wish, type Held } from '../src/boards/namazu/offers';
import { ashigaruAt, piecesOn, walk } from '../src/boards/namazu/pieces';
import type { Cell } from '../src/boards/namazu/types';

const cell = (
  name: string,
  ring: Cell['ring'],
  sector: number,
  more: Partial<Cell> = {},
): Cell => ({
  name,
  kind: name,
  ring,
  sector,
  blocked: false,
  pawn: null,
  buildings: [],
  contract: null,
  price: {},
  gives: {},
  ...more,
});
const CELLS = [
  cell('rice', 'country', 1),
  cell('ore', 'country', 2),
  cell('rest', 'suburbs', 1),
  cell('smith', 'city', 2),
];
const EMPTY: Held = { cell: null, card: null };
const offered = (texts: string[], held = EMPTY, selected: number | null = null) =>
  offers(
    CELLS,
    read(texts.map((text, number) => ({ number, text, words: { key: text } }))),
    held,
    selected,
  );

describe('cells on offer', () => {
  it('are a move by themselves', () => {
    const { singles, isTarget, moveOf } = offered(['activate rice', 'build ore', 'done']);
    expect([...singles.keys()]).toEqual(['rice', 'ore']);
    expect(moveOf('ore')?.number).toBe(1);
    expect(isTarget('rest')).toBe(false);
  });

  it('come in pairs: the second only with the first', () => {
    const texts = ['stand rice rest', 'stand rice smith', 'stand ore smith'];
    expect(['rice', 'ore', 'rest', 'smith'].every(offered(texts).isTarget)).toBe(true);
    expect(offered(texts).moveOf('rest')).toBeUndefined();
    const held = offered(texts, { cell: 'ore', card: null });
    expect(held.moveOf('smith')?.number).toBe(2);
    expect(['rice', 'ore', 'rest', 'smith'].filter(held.isTarget)).toEqual(['ore', 'smith']);
    expect([...held.chosen]).toEqual(['ore']);
  });

  it('of one sector are told together', () => {
    const { sectors } = offered(['stand rice rest', 'stand rice smith', 'stand ore smith']);
    expect([...sectors].map(([sector, moves]) => [sector, moves[0]!.number])).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  it('are those of the card in hand, if it wants cells', () => {
    const texts = ['activate rice', 'play plank at smith', 'play feast'];
    expect([...offered(texts, { cell: null, card: 'plank' }).singles.keys()]).toEqual(['smith']);
    expect([...offered(texts, { cell: null, card: 'feast' }).singles.keys()]).toEqual(['rice']);
    expect([...offered(texts).singles.keys()]).toEqual(['rice']);
  });

  it('of the selected move are chosen', () => {
    expect([...offered(['stand rice rest', 'stand ore smith'], EMPTY, 1).chosen]).toEqual([
      'ore',
      'smith',
    ]);
  });
});

describe('a cell that cannot be chosen', () => {
  it('is asked about with a partner of its sector, in the order of the board', () => {
    expect(wish(CELLS, CELLS[2]!, 'stand', true)).toBe('stand rice rest');
  });

  it('is asked about by itself', () => {
    expect(wish(CELLS, CELLS[1]!, 'act', false)).toBe('activate ore');
    expect(wish(CELLS, CELLS[1]!, 'third', false)).toBe('stand ore');
    expect(wish(CELLS, CELLS[1]!, 'trade', false)).toBeNull();
  });
});

describe('pieces', () => {
  it('stand on their cells, the ashigarus over all others', () => {
    const cells = [
      cell('rice', 'country', 1, { pawn: 2, buildings: [0, 1] }),
      cell('smith', 'city', 4, { contract: 1 }),
    ];
    const pieces = piecesOn(cells, [{ id: '2 1', seat: 2, cell: 'rice' }], true);
    expect(pieces.map(({ kind }) => kind)).toEqual([
      'crest',
      'house',
      'house',
      'crest',
      'contract',
      'ashigaru',
    ]);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    expect(pieces.at(-1)!.at).toEqual(ashigaruAt(cells[0]!));
  });

  it('walk round the catfish the short way and never through it', () => {
    const way = walk({ radius: 200, angle: 350 }, { radius: 200, angle: 30 });
    expect(way[0]!.x).toBeLessThan(0);
    expect(way.at(-1)!.x).toBeCloseTo(100);
    expect(way.every(({ y }) => y < 0)).toBe(true);
    for (const { x, y } of way) expect(Math.hypot(x, y)).toBeCloseTo(200);
  });
});
