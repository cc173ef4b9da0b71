/** A table that was sent whole once, brought up to date by what each move changed. */
import type { View } from '../boards/contract';
import type { Change, Update } from './protocol';

/** The table after a change; null where a change before it is missing. */
export function changed(table: Update | null, change: Change): Update | null {
  if (!table?.view || change.n !== table.n + 1) return null;
  const { n, position, now, turn, steps, question = null, clock = null } = change;
  const undo = table.you.length ? { to: change.last ?? null } : null;
  const view = patched(table.view, change.view);
  return { ...table, n, position, now, turn, steps, view, question, undo, clock };
}

/** A view with some fields exchanged, or some elements of its lists (`boats.1`). */
export function patched(view: View, changes: Record<string, unknown>): View {
  const made: Record<string, unknown> = { ...view };
  for (const [key, value] of Object.entries(changes)) {
    const [field, element] = key.split('.') as [string, string?];
    if (element === undefined) made[field] = value;
    else made[field] = Object.assign([...(made[field] as unknown[])], { [element]: value });
  }
  return made as unknown as View;
}

/** The table when people came or went. */
export function connected(table: Update, there: boolean[]): Update {
  const seats = table.table.seats.map((seat, n) => ({ ...seat, connected: there[n] ?? false }));
  return { ...table, table: { ...table.table, seats } };
}
