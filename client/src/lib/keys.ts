/** Keys of one letter: what they do, and the texts that say so (`key-m` …). */
export interface Shortcut {
  key: string;
  /** Whether it can be done now; always, if not said. */
  able?(): boolean;
  press(): void;
}

/** Whether a key goes to what has the focus and not to the table. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.matches('input, textarea, select, [contenteditable]')
  );
}
