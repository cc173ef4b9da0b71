/** A table that was sent whole once, brought up to date by what each move changed. */
import type { View } from '../boards/contract';
import type { Change, Update } from '../generated/protocol';

/** The table after a change; null where a change before it is missing. */
export function changed(table: Update | null, change: Change): Update | null {
  if (!table?.view || change.n !== table.n + 1) return null;
  const { n, position, now, turn, steps, question = null, clock = null } = change;
  const undo = table.you.length ? { to: change.last ?? null } : null;
  const view = patched(table.view, change.view);
  return { ...table, n, position, now, turn, steps, view, question, undo, clock };
}

/** A view with some values exchanged, each at the end of its path (`boats.1.space`). What does not
 * lie on the way there stays the same object. */
export function patched(view: View, changes: Record<string, unknown>): View {
  let made: unknown = view;
  for (const [path, value] of Object.entries(changes))
    made = exchanged(made, path.split('.'), value);
  return made as View;
}

function exchanged(whole: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const made: unknown = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) };
  const fields = made as Record<string, unknown>;
  fields[key] = exchanged(fields[key], rest, value);
  return made;
}

/** The table when people came or went. */
export function connected(table: Update, there: boolean[]): Update {
  const seats = table.table.seats.map((seat, n) => ({ ...seat, connected: there[n] ?? false }));
  return { ...table, table: { ...table.table, seats } };
}
