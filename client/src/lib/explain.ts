/** What lies under a point of the table, by the names that boards give things (`data-explain`). */

const PIECE = 200; // pixels: what takes no clicks is looked for by its frame, if it is this small

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

/** A boat, a fish, a deck: clicks go through it to what lies below. The smallest one wins. */
function pieceAt(within: ParentNode, x: number, y: number): HTMLElement | null {
  let found: HTMLElement | null = null;
  let least = PIECE * PIECE;
  for (const one of within.querySelectorAll<HTMLElement>(TAGGED)) {
    const box = one.getBoundingClientRect();
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (!inside || box.width * box.height >= least) continue;
    if (getComputedStyle(one).pointerEvents !== 'none') continue;
    found = one;
    least = box.width * box.height;
  }
  return found;
}

/** What a thing is called in the explanations of its game. */
export const kindOf = (thing: Element) => (thing as HTMLElement).dataset.explain ?? '';
