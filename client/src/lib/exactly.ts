/**
 * A finger presses the target under its middle. Chromium gives a tap to what it deems likeliest
 * near by, and goes by boxes for that: those of sectors, beaches and stations lie over their
 * neighbours', so that one tap in ten on Namazu’s rings went to another cell. Whoever presses
 * beside every target still gets the one that the browser finds.
 */
export function exactly(node: HTMLElement): { destroy(): void } {
  let meant: Element | null = null;

  function down({ pointerType, clientX, clientY }: PointerEvent): void {
    const under = pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : null;
    meant = under?.closest('[data-move]') && node.contains(under) ? under : null;
  }

  function click(event: MouseEvent): void {
    const under = meant;
    meant = null;
    if (!under?.isConnected || !event.isTrusted || event.detail === 0) return; // a key’s, or our own
    if (under.closest('[data-move]')!.contains(event.target as Node)) return;
    event.stopPropagation();
    event.preventDefault();
    const { clientX, clientY, detail } = event;
    under.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail }),
    );
  }

  node.addEventListener('pointerdown', down, { capture: true });
  node.addEventListener('click', click, { capture: true });
  return {
    destroy() {
      node.removeEventListener('pointerdown', down, { capture: true });
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
