import { describe, expect, it } from 'vitest';
import { follow, inGroup, parse, route } from '../src/boards/tongiaki/sea';
import type { Boat } from '../src/boards/tongiaki/sea';
import type { Island, Ocean, TongiakiView } from '../src/boards/tongiaki/types';

const tonga: Island = {
  type: 'island',
  name: 'tonga',
  q: 0,
  r: 0,
  rotation: 0,
  points: 0,
  king: null,
  beaches: [0, 1, 2, 3, 4, 5].map((side) => ({
    number: side + 1,
    moorings: 3,
    boats: [],
    piers: [side],
    full: false,
  })),
};
const ocean: Ocean = {
  type: 'ocean',
  name: 'ocean o',
  q: 0,
  r: -1,
  rotation: 0,
  currents: [
    { sides: [0, 1], colours: 0 },
    { sides: [2, 3], colours: 2 },
    { sides: [4, 5], colours: 0 },
  ],
};

function view(tiles: (Island | Ocean)[]): TongiakiView {
  return {
    tiles,
    fleet: null,
    stack: { islands: ['samoa'], oceans: [] },
  } as unknown as TongiakiView;
}

describe('texts of moves', () => {
  it('are understood', () => {
    expect(parse('place rapa-nui 2')).toEqual({ kind: 'place', island: 'rapa-nui', beach: 2 });
    expect(parse('depart hawaii 2 by 3')).toEqual({
      kind: 'depart',
      island: 'hawaii',
      beach: 2,
      side: 3,
    });
    expect(parse('lay north of ocean e')).toEqual({ kind: 'lay', direction: 3, tile: 'ocean e' });
    expect(parse('mark south')).toEqual({ kind: 'mark', direction: 0 });
    expect(parse('land red 2')).toEqual({ kind: 'land', colour: 'red', beach: 2 });
    expect(parse('resettle')).toEqual({ kind: 'resettle' });
    expect(parse('dance')).toBeNull();
  });
});

describe('routes', () => {
  it('ends where a tile is drawn', () => {
    const way = route(view([tonga]), tonga, 3);
    expect(way.end).toBe('draw');
    expect(way.at).toEqual({ q: 0, r: -1 });
  });

  it('follows a current to the next empty place', () => {
    // From Tonga to the north, over 0–1 of the ocean, out to the southwest.
    const way = route(view([tonga, ocean]), tonga, 3);
    expect(way.end).toBe('draw');
    expect(way.at).toEqual({ q: -1, r: 0 });
  });

  it('is lost on a current that is too strong', () => {
    const strong = {
      ...ocean,
      currents: [{ sides: [0, 1], colours: 3 }, ...ocean.currents.slice(1)],
    } as Ocean;
    const way = route(view([tonga, strong]), tonga, 3);
    expect(way.end).toBe('lost');
    expect(way.stops).toMatchObject([{ needs: 3, passes: false }]);
  });
});

describe('boats', () => {
  let id = 0;
  const nextId = () => id++;
  const at = (boats: string[][], fleet: string[] = []) => ({
    tiles: [
      { ...tonga, beaches: tonga.beaches.map((beach, i) => ({ ...beach, boats: boats[i] ?? [] })) },
    ],
    fleet: fleet.length
      ? { boats: fleet, home: 'tonga', shore: null, at: 'tonga', heading: 'north' }
      : null,
  });
  const where = (boats: Boat[], one: number) => boats.find((boat) => boat.id === one);

  it('keep their identity and their mooring', () => {
    const first = follow([], at([['red', 'blue']]), nextId);
    const second = follow(first, at([['blue', 'red', 'red']]), nextId);
    for (const boat of first) expect(where(second, boat.id)).toEqual(boat);
    expect(second).toHaveLength(3);
    expect(new Set(second.map((boat) => boat.slot)).size).toBe(3);
  });

  it('sail as the same boats', () => {
    const first = follow([], at([['red', 'blue', 'red']]), nextId);
    const sea = follow(first, at([[]], ['blue', 'red', 'red']), nextId);
    expect(sea.map((boat) => boat.id).sort()).toEqual(first.map((boat) => boat.id).sort());
    const landed = follow(sea, at([[], ['blue'], ['red'], ['red']]), nextId);
    expect(landed.map((boat) => boat.id).sort()).toEqual(first.map((boat) => boat.id).sort());
  });

  it('sail two abreast, an odd one last in the middle', () => {
    const head = { x: 0, y: 0 };
    expect(inGroup(head, 0, 0, 3).x).toBeCloseTo(-inGroup(head, 0, 1, 3).x);
    expect(inGroup(head, 0, 2, 3).x).toBeCloseTo(0);
    expect(inGroup(head, 0, 2, 3).y).toBeLessThan(inGroup(head, 0, 0, 3).y);
  });
});
