/** Where the keyboard is. Focus falls to the body when what had it goes: bring it back on purpose. */

export function lost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected;
}

/** Whether the keyboard is there: a press also moves the focus, but points where the mouse is. */
export const keyboardAt = (element: Element): boolean => element.matches(':focus-visible');

/** Focus something, also what Tab does not reach: a heading, the page itself. */
export function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Focus the heading of a page that is about to appear, unless the focus has found a place. */
export function focusHeading(patience = 120): void {
  if (!lost()) return;
  const heading = document.querySelector('main h1');
  if (heading) focusOn(heading);
  else if (patience) requestAnimationFrame(() => focusHeading(patience - 1));
}
