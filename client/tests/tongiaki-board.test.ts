import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/boards/contract';
import { Fleet } from '../src/boards/tongiaki/fleet.svelte';
import { Lookout, type Sight } from '../src/boards/tongiaki/lookout.svelte';
import { drawsOf, offers, wish } from '../src/boards/tongiaki/offers';
import type { Island, KnownWay, TongiakiView } from '../src/boards/tongiaki/types';
import type { Question } from '../src/generated/tongiaki';
import { sailing, sinking, type Voyage } from '../src/boards/tongiaki/voyage';

const island = (name: string, boats: string[][], more: Partial<Island> = {}): Island => ({
  type: 'island',
  name,
  q: 0,
  r: 0,
  rotation: 0,
  points: 2,
  king: null,
  may_be_royal: true,
  beaches: boats.map((here, n) => ({
    number: n + 1,
    moorings: 2,
    boats: here,
    piers: [n],
    full: here.length === 2,
  })),
  ...more,
});
const viewOf = (...tiles: Island[]): TongiakiView =>
  ({
    tiles,
    fleet: null,
    question: 'depart',
    stack: { islands: ['samoa'], oceans: [] },
  }) as unknown as TongiakiView;
const SAILED: GameEvent = {
  kind: 'set-sail',
  seat: 0,
  details: { place: 'tonga 1', side: 0, direction: 'south' },
};

describe('the fleet', () => {
  const before = viewOf(island('tonga', [['red', 'blue'], []]));
  const after = viewOf(island('tonga', [[], []]), island('fiji', [['red']], { q: 1 }));

  it('is where it belongs at the beginning', () => {
    const fleet = new Fleet();
    fleet.advance(before, [SAILED], true);
    expect([fleet.boats.length, fleet.spots.size]).toEqual([2, 2]);
    expect([fleet.trip, fleet.ghosts, fleet.sailors]).toEqual([null, [], []]);
    expect(fleet.fresh.size).toBe(0);
  });

  it('knows who sailed, who was lost and what was found', () => {
    const fleet = new Fleet();
    fleet.advance(before, [], true);
    const red = fleet.boats.find(({ colour }) => colour === 'red')!;
    fleet.advance(after, [SAILED], true);
    expect(fleet.sailors.map(({ id }) => id)).toEqual([red.id]);
    expect(fleet.ghosts.map(({ colour }) => colour)).toEqual(['blue']);
    expect(fleet.ghosts[0]!.trip).toBe(fleet.trip);
    expect([...fleet.fresh]).toEqual(['fiji']);
  });

  it('leaves nothing behind where nothing moves', () => {
    const fleet = new Fleet();
    fleet.advance(before, [], false);
    fleet.advance(after, [SAILED], false);
    expect([fleet.trip, fleet.ghosts, fleet.sailors]).toEqual([null, [], []]);
    expect(fleet.boats.map(({ island: at }) => at)).toEqual(['fiji']);
  });
});

describe('movements', () => {
  const trip: Voyage = {
    colours: [],
    checks: [],
    island: 'tonga',
    beach: 1,
    way: [
      { x: 10, y: 0, time: 600 },
      { x: 20, y: 0, time: 1000 },
    ],
    tiles: new Map(),
    end: 1000,
  };
  const rises = (passes: { offset: number }[]): boolean =>
    passes.every(({ offset }, n) => n === 0 || offset >= passes[n - 1]!.offset);

  it('go from berth to berth in the order of time, however late a boat is', () => {
    for (const n of [0, 1, 7]) {
      const { passes } = sailing(trip, { x: 0, y: 0 }, { x: 30, y: 5 }, n);
      expect(passes[0]).toEqual({ x: 0, y: 0, offset: 0 });
      expect(passes.at(-1)).toEqual({ x: 30, y: 5, offset: 1 });
      expect(rises(passes)).toBe(true);
    }
  });

  it('end below the last place of a boat that is lost', () => {
    const lost = sinking(trip, { x: 0, y: 0 });
    expect(rises(lost.passes)).toBe(true);
    expect(lost.down).toEqual({ x: 20, y: 10 });
    expect(sinking(null, { x: 4, y: 4 }).down).toEqual({ x: 4, y: 14 });
  });
});

describe('beaches', () => {
  it('are asked about as the question wants it', () => {
    const tonga = island('tonga', [[], []]);
    const ask = (question: Question, landing: string | null = null): string =>
      wish({ question }, { landing }, tonga, 2);
    expect(ask('set-up')).toBe('place tonga 2');
    expect(ask('land', 'red')).toBe('land red 2');
    expect(ask('depart')).toBe('depart tonga 2 by 1');
    expect(ask('act')).toBe('increase tonga');
  });

  it('lead to one unknown place by several piers', () => {
    const text = 'depart tonga 1 by 0';
    const way = { move: text, home: 'tonga', side: 0, stops: [], ends: 'draw', at: { q: 0, r: 1 } };
    const view = viewOf(island('tonga', [['red', 'blue']]));
    view.departures = [way as unknown as KnownWay];
    const moves = [0, 1].map((number) => ({ number, text, words: { key: text } }));
    const draws = drawsOf(offers(view, moves, null, 0).departures);
    expect(draws.map(({ departures }) => departures.length)).toEqual([2]);
  });
});

describe('the lookout', () => {
  const sight: Sight = {
    whole: { left: -200, top: -200, right: 200, bottom: 200 },
    focus: null,
    fine: false,
  };
  const outlook = (): Lookout => {
    const lookout = new Lookout(() => false);
    lookout.width = 800;
    lookout.height = 600;
    lookout.follow(sight);
    return lookout;
  };

  it('shows the whole map, until it is moved by hand', () => {
    const lookout = outlook();
    expect(lookout.window.left).toBeLessThan(-200);
    expect(lookout.window.bottom).toBeGreaterThan(200);
    lookout.panBy(50, 0);
    const moved = lookout.camera;
    lookout.follow(sight);
    expect(lookout.camera).toEqual(moved);
    lookout.fitAll(sight);
    expect(lookout.camera).not.toEqual(moved);
  });

  it('takes a slip of the finger for a click and a drag for none', () => {
    const lookout = outlook();
    let clicks = 0;
    const click = (): void => lookout.click(() => clicks++);
    lookout.press();
    expect(lookout.drag({ x: 0, y: 0 }, { x: 3, y: 0 })).toBe(false);
    click();
    expect(lookout.drag({ x: 3, y: 0 }, { x: 13, y: 0 })).toBe(true);
    click();
    expect(clicks).toBe(1);
  });

  it('keeps what lies between two fingers', () => {
    const lookout = outlook();
    const before = lookout.camera.k;
    lookout.pinch({ x: 400, y: 300 }, { x: 500, y: 300 }, { x: 300, y: 300 });
    expect(lookout.camera.k).toBeCloseTo(2 * before);
  });

  it('knows what lies under a part of the window', () => {
    const lookout = outlook();
    lookout.camera = { x: 400, y: 300, k: 1 }; // the middle of the map in the middle
    const corner = { left: 0, right: 100, bottom: 50, top: 150 };
    const at = (x: number, y: number) => ({ left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 });
    expect(lookout.isUnder(at(-350, 200), corner)).toBe(true);
    expect(lookout.isUnder(at(-350, 280), corner)).toBe(false); // below it
    expect(lookout.isUnder(at(-350, 120), corner)).toBe(false); // above
    expect(lookout.isUnder(at(-280, 200), corner)).toBe(false); // on its right
  });
});
