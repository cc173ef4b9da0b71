import { expect, test } from 'vitest';
import type { View } from '../src/boards/contract';
import { changed, connected, patched, shared } from '../src/lib/changes';
import type { Change, Update } from '../src/generated/protocol';

const boats = [{ space: 0 }, { space: 2 }, { space: 1 }];
const view = { moves: 3, turn: 0, boats, haul: { crabs: 1 } } as unknown as View;
const table = {
  type: 'update',
  n: 7,
  you: [0],
  table: { seats: [{ kind: 'person' }, { kind: 'person', connected: true }] },
  view,
  question: { say: { key: 'ask' }, rule: { key: 'rule' }, choices: [] },
  undo: { to: 1, free: true },
} as unknown as Update;
const change = (n: number, fields: Partial<Change> = {}): Change => ({
  type: 'change',
  n,
  position: n,
  now: 5,
  turn: 1,
  steps: [{ n, at: 0, kind: 'moved', seat: 0 }],
  view: { moves: 4, 'boats.1.space': 9 },
  ...fields,
});

test('values are exchanged at the end of their paths, all else is what it was', () => {
  const after = patched(view, { moves: 4, haul: {}, 'boats.1.space': 9, 'boats.2': null });
  expect(after).toEqual({ ...view, moves: 4, haul: {}, boats: [{ space: 0 }, { space: 9 }, null] });
  expect((after as unknown as { boats: unknown[] }).boats[0]).toBe(boats[0]);
  expect(boats[1]).toEqual({ space: 2 });
});

test('a change leads from one table to the next', () => {
  const after = changed(table, change(8, { last: 3 }))!;
  expect(after).toMatchObject({ type: 'update', n: 8, position: 8, turn: 1, undo: { to: 3 } });
  expect(after.table).toBe(table.table);
  expect(after.question).toBeNull();
  expect(after.steps).toHaveLength(1);
  expect(changed(after, change(9))!.undo).toEqual({ to: 3 }); // somebody else's move
  expect(changed(after, change(9, { view: { moves: 5 } }))!.view).toMatchObject({
    moves: 5,
    boats: [{ space: 0 }, { space: 9 }, { space: 1 }],
  });
});

test('nothing is built on a table that is not known', () => {
  expect(changed(null, change(1))).toBeNull();
  expect(changed(table, change(9))).toBeNull();
  expect(changed(table, change(7))).toBeNull();
});

test('who is there stays known over a change', () => {
  const after = changed(connected(table, [true, false]), change(8))!;
  expect(after.table.seats.map((seat) => seat.connected)).toEqual([true, false]);
});

test('a table that is told whole shares with the one before what is as it was', () => {
  const whole = structuredClone({ ...table, n: 9 });
  const views = structuredClone(view) as unknown as { boats: { space: number }[] };
  views.boats[0]!.space = 5;
  const step = { n: 8, at: 0, kind: 'moved', view: structuredClone(views) };
  whole.steps = [step] as unknown as Update['steps'];
  whole.view = views as unknown as View;
  const now = shared(table, whole);
  expect(now.table).toBe(table.table);
  expect(now.view).toBe(now.steps![0]!.view);
  expect((now.view as unknown as typeof views).boats[1]).toBe(boats[1]);
  expect(shared(null, structuredClone(table))).toEqual(table);
});
