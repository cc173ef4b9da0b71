import { describe, expect, it } from 'vitest';
import {
  arc,
  beads,
  followPawns,
  ringTurns,
  unwrapped,
  upsideDown,
  wedge,
  type Pawn,
} from '../src/boards/namazu/city';
import { addable, parse, sameCounts, token } from '../src/boards/namazu/deeds';
import type { Cell } from '../src/boards/namazu/types';

const cell = (
  name: string,
  ring: Cell['ring'],
  sector: number,
  pawn: number | null = null,
): Cell => ({
  name,
  kind: 'rice',
  ring,
  sector,
  blocked: false,
  pawn,
  buildings: [],
  contract: null,
  price: {},
  gives: {},
});

describe('rings', () => {
  it('turn the short way', () => {
    expect(unwrapped(350, 10)).toBe(370);
    expect(unwrapped(10, 350)).toBe(-10);
    expect(unwrapped(720, 40)).toBe(760);
  });

  it('keep their turn from step to step', () => {
    const at = (sector: number) => [
      cell('a', 'country', sector),
      cell('b', 'suburbs', 1),
      cell('c', 'city', 1),
    ];
    let turns = ringTurns(at(9), {});
    expect(turns.country).toBe(320);
    turns = ringTurns(at(1), turns);
    expect(turns.country).toBe(360);
    turns = ringTurns(at(2), turns);
    expect(turns.country).toBe(400);
    expect(turns.suburbs).toBe(0);
  });

  it('has names on their feet', () => {
    expect(upsideDown(0)).toBe(false);
    expect(upsideDown(180)).toBe(true);
    expect(upsideDown(-160)).toBe(true);
    expect(arc(100, true)).not.toBe(arc(100, false));
    expect(wedge(124, 228)).toMatch(/^M.*Z$/);
  });

  it('has a bead for every step, the last one on top', () => {
    const chain = beads(21);
    expect(chain).toHaveLength(21);
    expect(chain[20]!.x).toBeCloseTo(0);
    expect(chain[20]!.y).toBeLessThan(0);
    expect(chain[0]!.x).toBeGreaterThan(0);
  });
});

describe('ashigarus', () => {
  let n = 0;
  const id = (seat: number) => `${seat}-${n++}`;
  it('stay the same when they move', () => {
    const first = followPawns([], [cell('a', 'country', 1, 0), cell('b', 'city', 1, 0)], id);
    const second = followPawns(first, [cell('b', 'city', 1, 0), cell('c', 'city', 2, 0)], id);
    expect(second.map((pawn: Pawn) => pawn.id)).toEqual(first.map((pawn) => pawn.id));
    expect(second.find((pawn) => pawn.cell === 'b')!.id).toBe(
      first.find((pawn) => pawn.cell === 'b')!.id,
    );
  });
});

describe('texts of moves', () => {
  it('are understood', () => {
    expect(parse('stand rice-a altar-a')).toEqual({ kind: 'stand', cells: ['rice-a', 'altar-a'] });
    expect(parse('face 5 with 3 koban')).toEqual({ kind: 'face', token: '5 with 3 koban' });
    expect(parse('challenge seat 2')).toEqual({ kind: 'challenge', seat: 1 });
    expect(parse('swap rice for ore')).toEqual({ kind: 'swap', given: 'rice', taken: 'ore' });
    expect(parse('offer rice rice gold')).toEqual({ kind: 'offer', goods: { rice: 2, gold: 1 } });
    expect(parse('take 2 rice 1 ore')).toEqual({ kind: 'take', goods: { rice: 2, ore: 1 } });
    expect(parse('pay')).toEqual({ kind: 'pay', gold: {} });
    expect(parse('pay gold for 1 ore')).toEqual({ kind: 'pay', gold: { ore: 1 } });
    expect(parse('erect 2 by temple')).toEqual({ kind: 'erect', slot: 2, temple: true });
    expect(parse('sell 3 rice')).toEqual({ kind: 'sell', good: 'rice', count: 3 });
    expect(parse('buy improvement rest')).toEqual({ kind: 'buy-improvement', improvement: 'rest' });
    expect(parse('buy pact')).toEqual({ kind: 'buy-pact' });
    expect(parse('play racket on seat 3')).toEqual({
      kind: 'play',
      card: 'racket',
      target: 'on seat 3',
    });
    expect(parse('dance')).toBeNull();
  });

  it('tokens tell strength and loot', () => {
    expect(token('5 with 1 rice 1 steel')).toEqual({ strength: 5, loot: { rice: 1, steel: 1 } });
  });

  it('bundles grow only towards one on offer', () => {
    const offers: Record<string, number>[] = [{ rice: 2 }, { rice: 1, ore: 1 }, { steel: 1 }];
    expect([...addable({}, offers)].sort()).toEqual(['ore', 'rice', 'steel']);
    expect([...addable({ rice: 1 }, offers)].sort()).toEqual(['ore', 'rice']);
    expect([...addable({ steel: 1 }, offers)]).toEqual([]);
    expect(sameCounts({ rice: 1, ore: 0 }, { rice: 1 })).toBe(true);
  });
});
