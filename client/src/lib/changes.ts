/** A table that was sent whole once, brought up to date by what each move changed. */
import type { View } from '../boards/contract';
import type { Change, Update } from '../generated/protocol';
import { share } from './share';

/** The table after a change; null where a change before it is missing. */
export function changed(table: Update | null, change: Change): Update | null {
  if (!table?.view || change.n !== table.n + 1) return null;
  const { n, position, now, turn, steps, question = null, clock = null } = change;
  const undo = table.you.length ? { to: change.last ?? table.undo?.to ?? null } : null;
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
  if (key === undefined) return share(whole, value);
  const made: unknown = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) };
  const fields = made as Record<string, unknown>;
  fields[key] = exchanged(fields[key], rest, value);
  return made;
}

/** A table that was told whole, where one was known before: what is as it was stays the same object,
 * as it does when only a change is told. */
export function shared(before: Update | null, now: Update): Update {
  let view: unknown = before?.view;
  for (const step of now.steps ?? []) if (step.view) view = step.view = share(view, step.view);
  now.view = share(view, now.view);
  now.table = share(before?.table, now.table);
  return now;
}

/** The table when people came or went; `gone` says since when they are not there. */
export function connected(table: Update, there: boolean[], gone: (number | null)[] = []): Update {
  const seats = table.table.seats.map((seat, n) => ({
    ...seat,
    connected: there[n] ?? false,
    gone: gone[n] ?? null,
  }));
  return { ...table, table: { ...table.table, seats } };
}
