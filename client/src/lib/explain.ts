/** What lies under a point of the table, by the names that boards give things (`data-explain`). */

const PIECE = 90; // pixels: what takes no clicks is looked for by its frame, if it is this small

/** The thing at a point of the window, the smallest first. */
export function thingAt(x: number, y: number): HTMLElement | SVGElement | null {
  const hit = document.elementsFromPoint(x, y);
  if (hit[0]?.closest('.explanation')) return null;
  const within = hit[0]?.closest('dialog, main') ?? document;
  return pieceAt(within, x, y) ?? first(hit.map((one) => one.closest<HTMLElement>(TAGGED)));
}

const TAGGED = '[data-explain]';

function first<T>(found: (T | null)[]): T | null {
  return found.find((one) => one !== null) ?? null;
}

/** A boat or a fish: clicks go through it to what lies below. */
function pieceAt(within: ParentNode, x: number, y: number): HTMLElement | null {
  for (const one of within.querySelectorAll<HTMLElement>(TAGGED)) {
    const box = one.getBoundingClientRect();
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (!inside || Math.max(box.width, box.height) > PIECE) continue;
    if (getComputedStyle(one).pointerEvents === 'none') return one;
  }
  return null;
}

/** What a thing is called in the explanations of its game. */
export const kindOf = (thing: Element) => (thing as HTMLElement).dataset.explain ?? '';
