import { expect, test } from 'vitest';
import type { View } from '../src/boards/contract';
import namazu from '../src/boards/namazu';
import tongiaki from '../src/boards/tongiaki';
import type { NamazuView } from '../src/boards/namazu/types';
import type { TongiakiView } from '../src/boards/tongiaki/types';
import { decided } from '../src/lib/standing';

const view = (scores: number[], standing: number[], more: object = {}) =>
  ({ scores, standing, ...more }) as unknown as View;

test('points alone need no words', () => {
  expect(decided(view([9, 7], [1, 2]), [])).toBeNull();
});

test('a shared victory is called so', () => {
  expect(decided(view([9, 9, 4], [1, 1, 3]), [])).toEqual({ key: 'tie-shared' });
});

const colour = (seat: number, islands: number, boats: number) => ({ seat, islands, boats });

test('Tongiaki looks at islands, then at boats, over both colours of a seat', () => {
  const islands = view([12, 12], [2, 1], {
    colours: [colour(0, 3, 9), colour(1, 2, 9), colour(0, 0, 0), colour(1, 2, 1)],
  }) as TongiakiView;
  expect(decided(islands, tongiaki.tieBreaks as never)).toEqual({
    key: 'tie-tongiaki-islands',
    args: { ahead: 4, behind: 3 },
  });
  const boats = view([12, 12], [1, 2], {
    colours: [colour(0, 3, 7), colour(1, 3, 9)],
  }) as TongiakiView;
  expect(decided(boats, tongiaki.tieBreaks as never)).toEqual({
    key: 'tie-tongiaki-boats',
    args: { ahead: 7, behind: 9 },
  });
});

test('Namazu counts goods and Kobans', () => {
  const edo = view([30, 12, 30], [2, 3, 1], {
    families: [7, 40, 8].map((belongings) => ({ belongings })),
  }) as NamazuView;
  expect(decided(edo, namazu.tieBreaks as never)).toEqual({
    key: 'tie-namazu-belongings',
    args: { ahead: 8, behind: 7 },
  });
});
