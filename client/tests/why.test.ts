import { expect, test } from 'vitest';
import { linesOf, tells } from '../src/lib/why';
import type { Gain } from '../src/generated/protocol';

const part = (source: string, points: number, sure = true) => ({
  source,
  points,
  error: 0.1,
  sure,
});
const gain = (points: number, parts: Gain['parts'], sure = true): Gain => ({
  seat: 0,
  points,
  error: 0.2,
  sure,
  parts,
});

const sum = (one: Gain) => linesOf(one).reduce((all, { points }) => all + points, 0);

test('what is shown adds up to the points, with a line for all that is not sure', () => {
  const unsure = part('rack', -0.09, false);
  const one = gain(2.13, [part('panoramas', 1.36), part('early-bird', 0.86), unsure]);
  expect(linesOf(one).map(({ source }) => source)).toEqual(['panoramas', 'early-bird', null]);
  expect(sum(one)).toBeCloseTo(2.1, 9);
});

test('where all is sure and exact there is no line for the rest', () => {
  expect(linesOf(gain(1, [part('rack', 1)]))).toEqual([{ source: 'rack', points: 1 }]);
});

test('what is not sure is not said', () => {
  const nothing = gain(0.3, [part('rack', 0.3, false)], false);
  expect(linesOf(nothing)).toEqual([]);
  expect(tells(nothing)).toBe(false);
  expect(tells(gain(0.3, [part('rack', 0.9), part('trap', -0.6, false)], false))).toBe(true);
});
