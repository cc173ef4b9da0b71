import { describe, expect, it } from 'vitest';
import {
  INNER,
  R,
  borders,
  centre,
  currentLine,
  hexagon,
  islandPlan,
  modulo,
  neighbour,
  oceanPlan,
  onMap,
  polar,
} from '../src/boards/tongiaki/geometry';

const ISLANDS: Record<string, [number, number[]][]> = {
  tonga: [
    [3, [0]],
    [3, [1]],
    [3, [2]],
    [3, [3]],
    [3, [4]],
    [3, [5]],
  ],
  muroroa: [
    [2, [1]],
    [2, [2]],
    [3, [4, 5]],
  ],
  'rapa-nui': [
    [5, [1, 2]],
    [3, [3, 4, 5]],
  ],
  tuamotu: [
    [4, [1, 2, 3]],
    [4, [4, 5]],
  ],
  oahu: [
    [3, [1, 2]],
    [5, [3]],
    [3, [4, 5]],
  ],
  fidschi: [
    [5, [1]],
    [4, [2, 3]],
    [4, [4, 5]],
  ],
  hawaii: [
    [3, [1, 2]],
    [5, [3]],
    [2, [4, 5]],
  ],
  samoa: [
    [3, [1, 2]],
    [4, [3, 4]],
    [5, [5]],
  ],
};

const beaches = (name: string) =>
  ISLANDS[name]!.map(([moorings, piers], i) => ({ number: i + 1, moorings, piers }));

describe('places', () => {
  it('neighbours touch with their sides', () => {
    for (let direction = 0; direction < 6; direction++) {
      const here = { q: 2, r: -1 };
      const one = centre(here);
      const other = centre(neighbour(here, direction));
      const edge = polar(direction, 2 * INNER);
      expect(other.x - one.x).toBeCloseTo(edge.x);
      expect(other.y - one.y).toBeCloseTo(edge.y);
    }
  });

  it('turning a tile brings its side to the direction that the rules say', () => {
    const tile = { q: 0, r: 0, rotation: 2 };
    const point = onMap(tile, polar(3, INNER));
    const wanted = polar(modulo(3 + 2, 6), INNER);
    expect(point.x).toBeCloseTo(wanted.x);
    expect(point.y).toBeCloseTo(wanted.y);
  });

  it('a hexagon has six corners', () => {
    expect(hexagon().match(/[ML]/g)).toHaveLength(6);
  });
});

describe('islands', () => {
  it.each(Object.keys(ISLANDS))('%s: beaches do not overlap and hold their piers', (name) => {
    const plan = islandPlan(name, beaches(name));
    const total = plan.beaches.reduce((sum, beach) => sum + beach.to - beach.from, 0);
    expect(total).toBeLessThan(6);
    for (const beach of plan.beaches) expect(beach.to).toBeGreaterThan(beach.from);
    for (const pier of plan.piers) {
      const beach = plan.beaches[pier.beach - 1]!;
      const at = modulo(
        (Math.atan2(pier.foot.y, pier.foot.x) * 180) / Math.PI / 60 - 1.5 - beach.from,
        6,
      );
      expect(at).toBeLessThan(beach.to - beach.from);
      expect(Math.hypot(pier.head.x, pier.head.y)).toBeCloseTo(86);
    }
  });

  it.each(Object.keys(ISLANDS))(
    '%s: boats at neighbouring moorings do not cover each other',
    (name) => {
      const points = islandPlan(name, beaches(name)).beaches.flatMap((beach) => beach.moorings);
      points.forEach((one, i) => {
        for (const other of points.slice(i + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart).toBeGreaterThan(14);
        }
      });
    },
  );

  it('borders keep away from piers', () => {
    const edges = borders(beaches('tuamotu'));
    expect(edges[0]).toBeGreaterThanOrEqual(3.22 - 1e-9);
    expect(edges[0]).toBeLessThanOrEqual(3.78 + 1e-9);
  });
});

describe('oceans', () => {
  it.each([
    [0, 1],
    [0, 2],
    [0, 3],
    [4, 0],
    [5, 0],
    [1, 5],
  ])('the current %i–%i joins the middles of its sides', (from, to) => {
    const line = currentLine(from, to);
    for (const [point, side] of [
      [line[0]!, from],
      [line.at(-1)!, to],
    ] as const) {
      const middle = polar(side, INNER);
      expect(point.x).toBeCloseTo(middle.x);
      expect(point.y).toBeCloseTo(middle.y);
    }
    for (const point of line) expect(Math.hypot(point.x, point.y)).toBeLessThanOrEqual(R);
  });

  it('draws as many lines as colours are needed, the straight one on top', () => {
    const plan = oceanPlan([
      { sides: [0, 3], colours: 4 },
      { sides: [1, 5], colours: 3 },
      { sides: [2, 4], colours: 0 },
    ]);
    expect(plan.map((current) => current.straight)).toEqual([false, false, true]);
    expect(plan[2]!.lines.match(/M/g)).toHaveLength(4);
    expect(plan[2]!.discs).toHaveLength(2);
    expect(plan.find((current) => !current.colours)!.discs).toHaveLength(0);
  });
});
