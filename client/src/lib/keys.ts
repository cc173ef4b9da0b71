/** Keys of one letter: what they do, and the texts that say so (`key-m` …). */
export interface Shortcut {
  key: string;
  /** Whether it can be done now; always, if not said. */
  able?(): boolean;
  press(): void;
}

/** The Latin letter of a key, also where the keyboard writes others. */
export function letter(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  return /^[\u0400-\u04ff]$/.test(key) ? event.code.replace('Key', '').toLowerCase() : key;
}

/** Whether a key goes to the browser, or to what has the focus if that is one of these. */
function goesTo(event: KeyboardEvent, fields: string): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return held || (event.target as HTMLElement).matches(fields);
}

/** Whether a key goes to what has the focus and not to the table. */
export function typing(event: KeyboardEvent): boolean {
  return goesTo(event, 'input, textarea, select, [contenteditable]');
}

/** Whether a key goes to a field or to the browser, and not to a page that is walked by arrows. */
export function taken(event: KeyboardEvent): boolean {
  return goesTo(event, 'input:not([type=range]), textarea, select, [role=radio]');
}
