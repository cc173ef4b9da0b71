import { expect, test } from 'vitest';
import { Retry } from '../src/lib/retry';
import { Hands } from './hands';

const HOUR = 3_600_000;

/** A server that does not answer, until it does. */
function server(chance = () => 0.5) {
  const clock = new Hands();
  const tries: number[] = [];
  const state = { up: false, hope: () => {} };
  const retry: Retry = new Retry(
    () => {
      tries.push(clock.now());
      if (state.up) retry.worked();
      else retry.failed();
    },
    clock,
    chance,
    (call) => {
      state.hope = call;
      return () => (state.hope = () => {});
    },
  );
  return { clock, tries, retry, state };
}

test('a stopped server is tried a few times a minute, then once', () => {
  const { clock, tries, retry } = server();
  retry.failed();
  clock.go(60_000);
  expect(tries.length).toBeGreaterThanOrEqual(5);
  clock.go(HOUR);
  expect(tries.length).toBeLessThan(80);
  const late = tries.slice(-10);
  expect(late.every((at, n) => n === 0 || at - late[n - 1]! === 60_000)).toBe(true);
});

test('pages do not all come at one moment', () => {
  const [early, late] = [server(() => 0), server(() => 0.99)];
  for (const one of [early, late]) {
    one.retry.failed();
    one.clock.go(60_000);
  }
  expect(early.tries[0]!).toBeLessThan(late.tries[0]!);
  expect(early.tries.length).toBeGreaterThan(late.tries.length);
});

test('at once when there is hope, but not twice at a time', () => {
  const { clock, tries, retry, state } = server();
  retry.failed();
  clock.go(HOUR);
  const before = tries.length;
  state.up = true;
  state.hope();
  expect(tries.length).toBe(before + 1);
  state.hope(); // it has worked: nothing waits
  clock.go(HOUR);
  expect(tries.length).toBe(before + 1);
});

test('after a success pauses are short again', () => {
  const { clock, tries, retry, state } = server();
  retry.failed();
  clock.go(HOUR);
  state.up = true;
  state.hope();
  clock.go(20_000); // for a while
  state.up = false;
  const [before, now] = [tries.length, clock.now()];
  retry.failed();
  clock.go(1000);
  expect(tries.length).toBe(before + 1);
  expect(tries.at(-1)! - now).toBeLessThan(1000);
});

test('who has left tries no more', () => {
  const { clock, tries, retry, state } = server();
  retry.failed();
  retry.stop();
  state.hope();
  clock.go(HOUR);
  expect(tries).toEqual([]);
});

test('a server that says when to come again is left alone until then', () => {
  const { clock, tries, retry } = server();
  retry.later(30);
  clock.go(29_000);
  expect(tries).toEqual([]);
  clock.go(20_000);
  expect(tries.length).toBeGreaterThanOrEqual(1);
});

test('who was sent home comes back when somebody looks at the page', () => {
  const { clock, tries, retry, state } = server();
  state.up = true;
  retry.rest();
  clock.go(24 * HOUR);
  expect(tries).toEqual([]);
  state.hope();
  expect(tries.length).toBe(1);
});

test('a server that answers and hangs up at once is left alone, too', () => {
  const { clock, tries, retry, state } = server();
  state.up = true;
  retry.failed();
  for (let hour = clock.now() + HOUR; clock.now() < hour;) {
    const before = tries.length;
    clock.go(500);
    if (tries.length > before) retry.failed();
  }
  expect(tries.length).toBeLessThan(80);
});

test('a server that says again and again to come later is left alone for longer', () => {
  const clock = new Hands();
  let tries = 0;
  const retry: Retry = new Retry(
    () => {
      tries++;
      retry.later(2);
    },
    clock,
    () => 0.5,
    () => () => {},
  );
  retry.later(2);
  clock.go(HOUR);
  expect(tries).toBeLessThan(80);
});
