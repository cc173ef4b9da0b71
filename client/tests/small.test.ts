import { expect, test } from 'vitest';
import { images } from '../src/boards/shared/drawings';
import { clockText, counted, timeLeft } from '../src/lib/clock';
import { moments } from '../src/lib/moments';
import type { Replay } from '../src/generated/protocol';
import { minus, scale } from '../src/lib/scale';
import { winnings } from '../src/lib/winnings';

test('clocks read as minutes and seconds', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(3_600_000 + 5_000)).toBe('1:00:05');
  expect(clockText(-500)).toBe('0:00');
});

test('a wait is counted in seconds, or in minutes from two on', () => {
  expect(counted(30)).toEqual({ unit: 'seconds', count: 30 });
  expect(counted(600)).toEqual({ unit: 'minutes', count: 10 });
});

test('axes end at a round number', () => {
  expect(scale(58)).toEqual({ max: 60, ticks: [0, 10, 20, 30, 40, 50, 60] });
  expect(scale(3).max).toBe(3);
  expect(minus(-6)).toBe('−6');
});

test('drawings are images by their names', () => {
  const drawing = '<svg viewBox="0 0 4 4"><path fill="#FFF" d="M0,0"/></svg>';
  const { fish } = images({ '../drawings/fish.svg': drawing });
  const [head, drawn] = fish!.split(',');
  expect(head).toBe('data:image/svg+xml');
  expect(decodeURIComponent(drawn!)).toBe(drawing);
});

test('the moments of a game', () => {
  const frame = (seat: number, scores: number[]) => ({
    seat,
    events: [],
    view: { scores, over: false },
  });
  const replay = {
    start: { scores: [0, 0] },
    frames: [frame(0, [3, 0]), frame(1, [3, 9]), frame(0, [4, 9]), frame(0, [10, 9])],
  } as unknown as Replay;
  expect(moments(replay)).toMatchObject({
    best: { seat: 1, points: 9 },
    changes: 2,
  });
});

test('points that were won fly, lost ones do not', () => {
  expect(winnings([3, 8, 0], [5, 7, 0])).toEqual([{ seat: 0, points: 2 }]);
});

test('time that is left is told roughly', () => {
  expect(timeLeft(3 * 86_400_000 + 5)).toEqual({ key: 'left-days', args: { count: 3 } });
  expect(timeLeft(25 * 3_600_000)).toEqual({ key: 'left-hours', args: { count: 25 } });
  expect(timeLeft(20_000)).toEqual({ key: 'left-minutes', args: { count: 1 } });
});
