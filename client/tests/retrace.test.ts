import { expect, test } from 'vitest';
import type { Step } from '../src/generated/protocol';
import { Retrace } from '../src/lib/retrace.svelte';

let n = 0;
const moved = (move: string | null): Step => ({ n: ++n, at: 0, kind: 'moved', move }) as Step;
const undone = (to: number): Step => ({ n: ++n, at: 0, kind: 'undone', to }) as Step;

function after(...told: [Step, number | null][]): Retrace {
  const retrace = new Retrace();
  for (const [step, last] of told) retrace.take([step], last);
  return retrace;
}

test('what was taken back can be made again, one move after the other', () => {
  const retrace = after([moved('sail 3'), 4], [moved('take B4'), 5], [undone(4), null]);
  expect(retrace.next).toBe('sail 3');
  retrace.take([moved('sail 3')], 4);
  expect(retrace.next).toBe('take B4');
  retrace.take([moved('take B4')], 5);
  expect(retrace.next).toBeNull();
});

test('taking back twice remembers both', () => {
  const retrace = after(
    [moved('sail 3'), 4],
    [moved('take B4'), 5],
    [undone(5), 4],
    [undone(4), null],
  );
  expect(retrace.next).toBe('sail 3');
});

test('another move, or somebody else’s, is another course of things', () => {
  const own = after([moved('sail 3'), 4], [undone(4), null], [moved('sail 5'), 4]);
  expect(own.next).toBeNull();
  const theirs = after([moved('sail 3'), 4], [undone(4), null], [moved(null), null]);
  expect(theirs.next).toBeNull();
});

test('who has just taken something back wants to look', () => {
  const retrace = after([moved('sail 3'), 4], [undone(4), null]);
  expect(retrace.wentBack).toBe(true);
  retrace.take([moved('sail 3')], 4);
  expect(retrace.wentBack).toBe(false);
});
