import { describe, expect, it } from 'vitest';
import { drawnWay, follow, inGroup, parse } from '../src/boards/tongiaki/sea';
import type { Boat } from '../src/boards/tongiaki/sea';
import type { Island, KnownWay, Ocean } from '../src/boards/tongiaki/types';

const tonga: Island = {
  type: 'island',
  name: 'tonga',
  q: 0,
  r: 0,
  rotation: 0,
  points: 0,
  king: null,
  may_be_royal: true,
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

describe('known ways', () => {
  const north = (stops: KnownWay['stops']) =>
    drawnWay([tonga, ocean], { home: 'tonga', side: 3, stops } as unknown as KnownWay)!;
  const stop = { tile: 'ocean o', needs: 3 };

  it('begin at the pier', () => {
    expect(north([]).points).toHaveLength(2);
    expect(north([]).points[1]!.y).toBeCloseTo(-86.6, 0);
  });

  it('follow the currents to where they end', () => {
    // From Tonga to the north, over 0–1 of the ocean, out to the southwest.
    const { points, stops } = north([{ ...stop, passes: true }]);
    expect(points.at(-1)!.x).toBeLessThan(-50);
    expect(stops).toMatchObject([{ needs: 3, passes: true }]);
  });

  it('end half-way where the boats are lost', () => {
    const whole = north([{ ...stop, passes: true }]).points;
    const half = north([{ ...stop, passes: false }]).points;
    expect(half.length).toBeLessThan(whole.length);
    expect(half).toEqual(whole.slice(0, half.length));
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
