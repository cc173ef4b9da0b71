/** What the keys do at a table. */
import type { Desk } from './desk.svelte';
import { letter, typing, type Shortcut } from './keys';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';

export function shortcuts(session: Session, desk: Desk): Shortcut[] {
  const { table } = session;
  return [
    { key: 'm', press: desk.toggleMoves },
    { key: 't', press: desk.toggleWords },
    { key: 'u', able: () => session.canUndo, press: () => session.undo() },
    { key: 'r', able: () => session.canRedo, press: () => session.redo() },
    { key: 'n', able: () => session.elsewhere > 0, press: () => session.toNext() },
    { key: 'h', able: () => table.mine && session.mayHint, press: () => session.hint() },
    { key: 'l', press: () => desk.open('log') },
    { key: 'c', press: () => desk.open('chat') },
    { key: '?', press: () => (desk.helping = !desk.helping) },
    { key: 'k', press: () => desk.open('keys') },
  ];
}

/** A key that went to nothing else. */
export function press(event: KeyboardEvent, session: Session, desk: Desk): void {
  const { table } = session;
  const target = event.target as HTMLElement;
  if (typing(event) || desk.sheet || session.curtain) return;
  if (event.key === ' ' && !target.closest('button, [role=button], a, summary')) {
    if (hurry(table)) event.preventDefault();
  } else if (event.key === 'Enter' && !target.closest('button, [role=button], a')) {
    if (table.chosen) table.act(table.chosen.number);
  } else if (event.key === 'Escape') {
    table.select(null);
  } else if (!settings.keys) {
    return;
  } else if (/^[0-9]$/.test(event.key)) {
    const found = document.querySelector(`main [data-key="${event.key}"]`);
    if (found) {
      event.preventDefault();
      found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  } else {
    const shortcut = shortcuts(session, desk).find(({ key }) => key === letter(event));
    if (!shortcut || !(shortcut.able?.() ?? true)) return;
    event.preventDefault();
    shortcut.press();
  }
}

/** Whoever clicks into what still moves does not want to wait: the click does nothing else. */
export function rush(event: MouseEvent, table: TableState): void {
  if ((event.target as Element).closest('button') || !hurry(table)) return;
  event.stopPropagation();
}

const DRIFT = 10_000; // ms: what takes longer is the weather

/** Bring what moves on the board to its end. */
function hurry(table: TableState): boolean {
  if (!table.hurry()) return false;
  const board = document.querySelector('main .board');
  for (const one of board?.getAnimations({ subtree: true }) ?? []) {
    if (Number(one.effect?.getComputedTiming().endTime) < DRIFT) one.finish();
  }
  return true;
}
