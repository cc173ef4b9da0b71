import type { Space, Station } from '../src/generated/namiji';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Message } from '../src/boards/contract';
import { loop, schoolPlaces, section, sectionOf, type Layout } from '../src/boards/namiji/geometry';
import { goalsOf, pays, waits, wish } from '../src/boards/namiji/goals';
import { closeRanks, follow } from '../src/boards/namiji/school';
import {
  cardName,
  effect,
  fishName,
  printed,
  retell,
  tokensOf,
  type NamijiView,
} from '../src/boards/namiji/view';
import { bundle, speak } from '../src/lib/words.svelte';

const stations = (printed as unknown as { route: { stations: string[] } }).route.stations;
const route: Space[] = [
  { station: 'port', slots: 5 },
  ...stations.map((name) => ({
    station: name.replace('*', '') as Station,
    slots: /dock|port/.test(name) ? 5 : name.endsWith('*') ? 2 : 1,
  })),
];
const LENGTH = route.length - 1;
const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

const SQUARE = { width: 820, height: 832 };
// From a banner to a pillar, as windows are, and what is left of a small phone.
const BOXES = [
  ...Array.from({ length: 41 }, (_, n) => ({ width: 800, height: 800 * 1.08 ** (n - 20) })),
  SQUARE,
  { width: 360, height: 244 },
];

/** The discs and slots of different stations that lie on each other. */
function overlaps(spots: Layout['spots']): string[] {
  const discs = spots.slice(0, LENGTH).flatMap((spot, space) =>
    // a boat’s own slot may lie on its disc
    [spot, ...(spot?.slots ?? [])].flatMap((disc) => (disc ? [{ ...disc, space }] : [])),
  );
  return discs.flatMap((a) =>
    discs
      .filter((b) => a.space < b.space && far(a, b) < a.r + b.r + 1)
      .map((b) => `${a.space} and ${b.space}`),
  );
}

describe('the loop', () => {
  const layout = loop(SQUARE, route, true);

  test('has a place for every space', () => {
    expect(layout.spots).toHaveLength(LENGTH + 1);
    expect(layout.spots.every((spot) => spot !== null)).toBe(true);
  });

  test('stations never touch, whatever the shape of the board', () => {
    for (const box of BOXES) {
      for (const clockwise of [true, false]) {
        const { spots } = loop(box, route, clockwise);
        expect(overlaps(spots), `${box.width} × ${box.height}`).toEqual([]);
      }
    }
  });

  test('the arrows of the direction lie on no station', () => {
    for (const box of BOXES) {
      for (const clockwise of [true, false]) {
        const { arrows, spots } = loop(box, route, clockwise);
        for (const arrow of arrows) {
          for (const spot of spots) expect(far(arrow, spot!)).toBeGreaterThan(spot!.r + 4);
        }
      }
    }
  });

  test('docks lie in the corners: bottom left, top left, top right', () => {
    const [a, b, c, d] = [0, 16, 32, 48].map((space) => layout.spots[space]!);
    expect(a!.x > 600 && a!.y > 600).toBe(true);
    expect(b!.x < 220 && b!.y > 600).toBe(true);
    expect(c!.x < 220 && c!.y < 220).toBe(true);
    expect(d!.x > 600 && d!.y < 220).toBe(true);
  });

  test('everything lies on the board, whatever its shape', () => {
    for (const box of BOXES) {
      const { width, height, spots } = loop(box, route, true);
      for (const spot of spots) {
        for (const slot of [spot!, ...spot!.slots]) {
          expect(slot.x > 5 && slot.x < width - 5 && slot.y > 5 && slot.y < height - 5).toBe(true);
        }
      }
    }
  });

  test('counter-clockwise, space i lies where 64 − i lies clockwise', () => {
    const back = loop(SQUARE, [...route].reverse(), false);
    for (let space = 1; space < LENGTH; space++) {
      expect(far(back.spots[space]!, layout.spots[LENGTH - space]!)).toBeLessThan(1);
    }
  });
});

test('legs may be of different lengths: here of 11, 18, 14 and 18 stations', () => {
  const open = route.filter(({ station }) => station !== 'dock');
  const dock: Space = { station: 'dock', slots: 5 };
  const uneven = [...open.slice(0, 12), dock, ...open.slice(12, 30), dock, ...open.slice(30, 44)];
  uneven.push(dock, ...open.slice(44));
  expect(uneven).toHaveLength(route.length);
  for (const box of BOXES) {
    const { spots } = loop(box, uneven, true);
    expect(spots.every((spot) => spot !== null)).toBe(true);
    expect(overlaps(spots), `${box.width} × ${box.height}`).toEqual([]);
    for (const number of [0, 1, 2, 3]) {
      expect(overlaps(section(box, uneven, number).spots)).toEqual([]);
    }
  }
});

describe('a section', () => {
  const sections = BOXES.flatMap((box) =>
    [0, 1, 2, 3].map((number) => ({ box, number, layout: section(box, route, number) })),
  );

  test('shows its 16 spaces and the dock that it starts from', () => {
    for (const { number, layout } of sections) {
      const shown = layout.spots.flatMap((spot, n) => (spot ? [n] : []));
      expect(shown).toEqual(Array.from({ length: 17 }, (_, n) => number * 16 + n));
    }
  });

  test('has stations that never touch and all lie on the board', () => {
    for (const { box, layout } of sections) {
      expect(overlaps(layout.spots), `${box.width} × ${box.height}`).toEqual([]);
      for (const spot of layout.spots) {
        for (const { x, y, r } of spot ? [spot, ...spot.slots] : []) {
          expect(x >= r && x <= layout.width - r).toBe(true);
          expect(y >= r && y <= layout.height - r).toBe(true);
        }
      }
    }
  });

  test('leaves room for a finger between any two places, on a small phone', () => {
    const box = { width: 360, height: 228 };
    for (const number of [0, 1, 2, 3]) {
      const { spots, width } = section(box, route, number);
      const places = spots.flatMap((spot, space) =>
        (spot && space > number * 16 ? spot.slots : []).map((slot) => ({ ...slot, space })),
      );
      for (const one of places) {
        for (const two of places) {
          if (one === two || (one.space === two.space && one.space % 16)) continue;
          expect((far(one, two) * box.width) / width).toBeGreaterThan(42.5);
        }
      }
    }
  });

  test('has larger stations where none is double', () => {
    const single = route.map((space) => ({ ...space, slots: 1 }));
    const low = { width: 390, height: 280 };
    expect(section(low, single, 0).height).toBeLessThan(section(low, route, 0).height);
  });
});

describe('another box', () => {
  // four legs, none as long as the next
  const other: Space[] = [9, 14, 19, 18].reduce<Space[]>(
    (all, stations, n) => [
      ...all,
      ...Array.from({ length: stations }, () => ({ station: 'angling', slots: 1 }) as Space),
      { station: n < 3 ? 'dock' : 'port', slots: 4 },
    ],
    [{ station: 'port', slots: 4 }],
  );

  test('has a place for every space of the loop, none on another', () => {
    for (const clockwise of [true, false]) {
      const { spots, piers, arrows } = loop(SQUARE, other, clockwise);
      expect(spots).toHaveLength(65);
      expect(spots.every((spot) => spot !== null)).toBe(true);
      expect([piers.length, arrows.length]).toEqual([4, 4]);
      expect(overlaps(spots)).toEqual([]);
    }
  });

  test('has sections of their own lengths', () => {
    expect([0, 9, 10, 25, 64].map((space) => sectionOf(other, space))).toEqual([0, 0, 1, 2, 3]);
    const { spots, width } = section({ width: 390, height: 420 }, other, 2);
    expect(spots.flatMap((spot, n) => (spot ? [n] : []))).toEqual(
      Array.from({ length: 21 }, (_, n) => 25 + n),
    );
    expect(overlaps(spots)).toEqual([]);
    for (const spot of spots) for (const { x } of spot?.slots ?? []) expect(x).toBeLessThan(width);
  });
});

describe('the school', () => {
  const start = follow([], { 'blue bream': 1 }, 47, 48);

  test('begins with 48 fish in 48 places', () => {
    expect(start).toHaveLength(48);
    expect(new Set(start.map(({ place }) => place)).size).toBe(48);
    expect(schoolPlaces(48)).toHaveLength(48);
  });

  test('a fish that turns up was face down before and stays where it is', () => {
    const after = follow(start, { 'blue bream': 1, 'green puffer': 1 }, 46, 48);
    expect(after).toHaveLength(48);
    const turned = after.find(({ fish }) => fish === 'green puffer')!;
    const before = start.find(({ id }) => id === turned.id)!;
    expect(before.fish).toBeNull();
    expect(before.place).toBe(turned.place);
  });

  test('a fish that is taken leaves its place empty', () => {
    const after = follow(start, {}, 47, 48);
    expect(after).toHaveLength(47);
    expect(after.some(({ fish }) => fish !== null)).toBe(false);
  });

  test('ranks close without two fish in one place', () => {
    const closed = closeRanks(start.slice(0, 29), 30);
    expect(new Set(closed.map(({ place }) => place)).size).toBe(29);
  });
});

test('every card and fish of the box has words', () => {
  const folder = join(import.meta.dirname, '../../src/kuroshio/locale/en');
  const words = ['core.ftl', 'namiji.ftl'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const english = [bundle('en', words)];
  const said = (message: Message | null) => speak(english, message ?? { key: '?' });
  for (const [group, cards] of [
    ['dock', printed.dock.cards],
    ['rock', printed.rock.cards],
  ] as const) {
    for (const { id } of cards) {
      expect(said(effect(group, id)), id).not.toMatch(/namiji|[{}?]/);
      expect(english[0]!.hasMessage(cardName(group, id).key), id).toBe(true);
    }
  }
  for (const colour of printed.fish.colours) {
    for (const kind of printed.fish.kinds) {
      expect(english[0]!.hasMessage(fishName(`${colour} ${kind}`).key)).toBe(true);
    }
  }
});

describe('goals', () => {
  const layout = loop(SQUARE, route, true);
  const boat = { space: 3, slot: 1, neutral: false, offerings: 2, panoramas: {} };
  const view = {
    route,
    boats: [boat],
    boat: 0,
    bonuses_left: [],
    early_birds: [5],
    ahead: {
      harbour: 16,
      behind: [0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3],
      look: 2,
      keep: 1,
      bonuses: { dolphin: 0, octopus: 0, whale: 0 },
    },
  } as unknown as NamijiView;
  const moves = ['sail 5', 'sail 7', 'dock 2', 'pass'].map((text, number) => ({
    number,
    text,
    words: { key: text },
  }));

  test('lie where the boat would stand, with keys in their order', () => {
    const goals = goalsOf(view, moves, layout.spots);
    expect(goals.map(({ space, key }) => [space, key])).toEqual([
      [5, '1'],
      [7, '2'],
      [16, '0'],
    ]);
    expect(goals[2]!.place).toEqual(layout.spots[16]!.slots[1]);
  });

  test('that are taken offer their second slot', () => {
    const double = route.findIndex(({ slots }) => slots === 2);
    const taken = { ...view, boats: [boat, { ...boat, space: double }] } as NamijiView;
    const sail = { number: 0, text: `sail ${double}`, words: { key: '' } };
    const [goal] = goalsOf(taken, [sail], layout.spots);
    expect(goal!.place).toEqual(layout.spots[double]!.slots[1]);
  });

  test('say what they pay', () => {
    const goal = goalsOf(view, moves, layout.spots)[2]!;
    expect(pays(view, goal)).toEqual({ key: 'namiji-hint-dock', args: { slot: 2 } });
    const neutral = { ...view, boats: [{ ...boat, neutral: true }] } as NamijiView;
    expect(pays(neutral, goal)).toEqual({ key: 'namiji-hint-neutral-dock', args: { slot: 2 } });
  });

  test('say how many boats sail before one goes on, but not in a harbour', () => {
    const goals = goalsOf(view, moves, layout.spots);
    const told = goals.map((goal) => waits(view, goal)?.args?.boats);
    expect(told).toEqual([0, 1, undefined]);
  });

  test('that cannot be reached are asked about', () => {
    expect([5, 16, 64].map((space) => wish(view, space))).toEqual(['sail 5', 'dock 1', 'home']);
  });
});

test('the log tells what is where a boat sailed to', () => {
  const sailed = { key: 'namiji-event-sailed', args: { space: 1, slot: 1 } };
  const view = { route } as NamijiView;
  expect(retell(sailed, view)?.args?.station).toEqual({
    key: `namiji-station-${route[1]!.station}`,
  });
  expect(retell({ ...sailed, key: 'namiji-event-moored' }, view)).toBeNull();
});

describe('the Early Bird tokens in the port', () => {
  const boats = (...tokens: (number | null)[]) =>
    tokens.map((early_bird) => ({ early_bird })) as NamijiView['boats'];

  test('are those of this game, in the order of arrival', () => {
    expect(tokensOf({ boats: boats(null, 7, null), early_birds: [5, 3] })).toEqual([7, 5, 3]);
    expect(tokensOf({ boats: boats(3, 5, 7), early_birds: [] })).toEqual([7, 5, 3]);
  });

  test('a third one that is not in play is never shown', () => {
    expect(tokensOf({ boats: boats(null, 5, 7), early_birds: [] })).toEqual([7, 5]);
    expect(tokensOf({ boats: boats(0, 5, 7), early_birds: [] })).toEqual([7, 5]);
  });
});
