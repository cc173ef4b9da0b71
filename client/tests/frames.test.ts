import { expect, test } from 'vitest';
import type { View } from '../src/boards/contract';
import { framesOf, tell } from '../src/lib/frames';
import type { Step, Update } from '../src/generated/protocol';

const view = (moves: number) => ({ moves }) as View;
const moved = (n: number, seat: number, shown?: View): Step => ({
  n,
  at: 0,
  kind: 'moved',
  seat,
  view: shown,
  events: [{ kind: 'sailed', seat, details: {}, say: { key: `move-${n}` } }],
});
const update = (n: number, shown: View) => ({ n, view: shown }) as Update;

test('every move of an update is a frame of its own, in order', () => {
  const steps = [moved(7, 0, view(4)), moved(8, 1, view(5)), moved(9, 2)];
  const frames = framesOf(update(9, view(6)), steps);
  expect(frames.map((frame) => [frame.step, frame.by, frame.view.moves])).toEqual([
    [7, 0, 4],
    [8, 1, 5],
    [9, 2, 6],
  ]);
  expect(frames.map(({ lines }) => lines.map(({ words }) => words.key))).toEqual([
    ['move-7'],
    ['move-8'],
    ['move-9'],
  ]);
});

test('a move whose view was not sent is told with the next', () => {
  const frames = framesOf(update(3, view(2)), [moved(2, 1), moved(3, 0)]);
  expect(frames).toHaveLength(1);
  expect(frames[0]!.events).toHaveLength(2);
});

test('what is said after the last move ends with it and changes nothing', () => {
  const said: Step = { n: 5, at: 0, kind: 'said', seat: 0, text: 'ahoy' };
  const back: Step = { n: 6, at: 0, kind: 'returned', seat: 1 };
  const frames = framesOf(update(6, view(3)), [moved(4, 0), said, back]);
  expect(frames).toHaveLength(1);
  expect(frames[0]!.step).toBe(6);
  expect(frames[0]!.lines.at(-1)!.words.key).toBe('log-returned');
  expect(framesOf(update(7, view(3)), [said])).toEqual([]);
});

test('taking back marks the frame that shows it', () => {
  const undone: Step = { n: 9, at: 0, kind: 'undone', seat: 0, to: 3 };
  const frames = framesOf(update(10, view(4)), [undone, moved(10, 0)]);
  expect(frames).toHaveLength(1);
  expect(frames[0]!.undone).toBe(true);
  expect(tell([undone])[0]!.words.key).toBe('log-undone');
});
