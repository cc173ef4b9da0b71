/** The page's half of the way of a move, as docs/architecture.md lists it. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Change, Update } from '../src/generated/protocol';
import { TableLink } from '../src/lib/link.svelte';
import { TableState } from '../src/lib/table.svelte';

const passed: string[] = vi.hoisted(() => []);

vi.mock('../src/lib/sound', () => ({ play: () => {} }));
// A board that is still being loaded when the test is over would be an error.
vi.mock('../src/boards/registry', () => ({
  board: () => new Promise(() => {}),
  remember: () => {},
}));
vi.mock('../src/lib/changes', async (original) => {
  const real = await original<typeof import('../src/lib/changes')>();
  const changed: typeof real.changed = (...given) => {
    passed.push('changed');
    return real.changed(...given);
  };
  return { ...real, changed };
});

/** A socket without a server. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {}
}

/** Note when a function of an object is called, by the name that the documentation has for it. */
function watch(of: object, name: string): void {
  const functions = of as Record<string, (...given: unknown[]) => unknown>;
  const method = name.split('.')[1] ?? '';
  const real = functions[method];
  if (!real) return;
  functions[method] = function (this: unknown, ...given) {
    passed.push(name);
    return real.apply(this, given);
  };
}

/** The functions in those rows of the table that name two: the page's. */
function documented(): string[] {
  const text = readFileSync('../docs/architecture.md', 'utf8');
  const table = text.split('<!-- the way of a move -->')[1]!.split('<!-- end -->')[0]!;
  const rows = table.split('\n').map((line) => line.split('|')[1] ?? '');
  const named = rows.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((one) => one[1]!));
  return named.filter((names) => names.length > 1).flat();
}

const seat = { kind: 'person', name: 'Ann', connected: true, colour: 'indigo' };
const update = {
  type: 'update',
  n: 7,
  position: 7,
  now: 0,
  you: [0],
  eyes: 0,
  turn: 0,
  table: { game: 'namiji', name: '', options: {}, seats: [seat, seat] },
  steps: [],
  view: { game: 'namiji', moves: 3, turn: 0, over: false, scores: [0, 0], boats: [{ space: 1 }] },
  question: {
    say: { key: 'ask' },
    rule: { key: 'rule' },
    choices: [{ number: 12, text: 'sail 2', say: { key: 'move' } }],
  },
} as unknown as Update;
const change: Change = {
  type: 'change',
  n: 8,
  position: 8,
  now: 5,
  turn: 1,
  steps: [{ n: 8, at: 0, kind: 'moved', seat: 0, events: [] }],
  view: { moves: 4, turn: 1, 'boats.0.space': 2 },
};

test('a move passes the functions of the page that the documentation lists', () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/table/t' });
  const page = { addEventListener: () => {}, removeEventListener: () => {}, hidden: false };
  for (const [name, value] of Object.entries({ ...page, document: page }))
    vi.stubGlobal(name, value);
  const way = documented();
  const own = (kind: string) => way.filter((name) => name.startsWith(`${kind}.`));
  for (const name of own('TableLink')) watch(TableLink.prototype, name);
  for (const name of own('TableState')) watch(TableState.prototype, name);
  const link = new TableLink('t');
  watch(link.table, 'TableState.act'); // one of its own, not of its kind
  const told = (message: Update | Change) => {
    Socket.last.onmessage!({ data: JSON.stringify(message) });
  };
  told(update);
  passed.length = 0;
  link.table.act(12);
  told(change);
  expect(JSON.parse(Socket.last.sent[0]!)).toMatchObject({ type: 'move', position: 7, move: 12 });
  expect(passed.filter((name, n) => passed.indexOf(name) === n)).toEqual(way);
  expect(link.table.view).toMatchObject({ boats: [{ space: 2 }] });
  link.close();
});
