import { expect, test } from 'vitest';
import { FrameQueue } from '../src/lib/queue';
import { Hands } from './hands';

function queue(limit = 12) {
  const clock = new Hands();
  const seen: { n: number; at: number; quick: boolean }[] = [];
  let idle = 0;
  const made = new FrameQueue<number>({
    clock,
    limit,
    time: () => 100,
    show: (n, quick) => seen.push({ n, at: clock.now(), quick }),
    idle: () => idle++,
  });
  return { clock, seen, made, idle: () => idle };
}

test('frames are shown in order, each with its time', () => {
  const { clock, seen, made } = queue();
  made.push(1, 2, 3);
  clock.go(1000);
  expect(seen.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(seen.map(({ at }) => at)).toEqual([0, 100, 200]);
});

test('the last frame keeps its time: what comes next waits for it', () => {
  const { clock, seen, made, idle } = queue();
  made.push(1);
  clock.go(40);
  made.push(2);
  expect(made.busy).toBe(true);
  clock.go(59);
  expect(seen).toHaveLength(1);
  clock.go(1);
  expect(seen.map(({ n }) => n)).toEqual([1, 2]);
  expect(idle()).toBe(0);
  clock.go(100);
  expect(idle()).toBe(1);
  expect(made.busy).toBe(false);
});

test('too many frames are shown quickly, and none is lost', () => {
  const { clock, seen, made } = queue(3);
  made.push(1);
  made.push(...Array.from({ length: 20 }, (_, n) => n + 2));
  clock.go(10_000);
  expect(seen.map(({ n }) => n)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
  expect(seen.filter(({ quick }) => quick)).toHaveLength(17);
  expect(seen.slice(-3).every(({ quick }) => !quick)).toBe(true);
});

test('flush shows what waits at once, in order', () => {
  const { clock, seen, made } = queue();
  made.push(1, 2, 3);
  made.flush();
  expect(seen.map(({ n }) => n)).toEqual([1, 2, 3]);
  clock.go(1000);
  expect(seen).toHaveLength(3);
});

test('clear forgets what waits', () => {
  const { clock, seen, made } = queue();
  made.push(1, 2, 3);
  made.clear();
  clock.go(1000);
  expect(seen.map(({ n }) => n)).toEqual([1]);
});

test('whoever cannot wait sees the next frame now', () => {
  const { clock, made, seen } = queue();
  made.push(1, 2, 3);
  clock.go(10);
  made.skip();
  expect(seen.map(({ n, at }) => [n, at])).toEqual([
    [1, 0],
    [2, 10],
  ]);
});
