/** What the keys do at a table. */
import type { Desk } from './desk.svelte';
import { letter, typing, type Shortcut } from './keys';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';

export function shortcuts(session: Session, desk: Desk): Shortcut[] {
  const { table } = session;
  return [
    { key: 'm', press: desk.toggleMoves },
    { key: 't', press: desk.toggleWords },
    { key: 'u', able: () => session.canUndo, press: () => session.undo() },
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
  if (event.key === 'Enter' && !target.closest('button, [role=button], a')) {
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
