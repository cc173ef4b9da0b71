/**
 * What lies beside a board shows each step a little later than the board itself, one part after the
 * other, each when there is time: all of them at once would make one long frame, and what glides on
 * the board would stutter.
 */
import type { Moment } from './board';
import type { TableState } from './table.svelte';

/** The moment to be shown by each part beside a table's board; for the script of a component. */
export function beside<Part extends string>(
  table: TableState,
  parts: Part[],
): Record<Part, () => Moment> {
  const late = parts.map(() => new Late(momentOf(table)));
  const behind = new Set<Late>(); // whoever has waited longest comes first
  let stop: (() => void) | null = null;

  function catchUp(): void {
    const [first] = behind;
    if (!first || stop) return;
    stop = atLeisure(() => {
      stop = null;
      behind.delete(first);
      first.moment = momentOf(table);
      catchUp();
    });
  }
  $effect(() => {
    momentOf(table);
    late.forEach((part) => behind.add(part));
    catchUp();
  });
  $effect(() => () => stop?.());
  const shown = (part: Late) => () => (table.motion.speed && table.view ? part.moment : table);
  return Object.fromEntries(parts.map((name, n) => [name, shown(late[n]!)])) as never;
}

class Late {
  moment: Moment;
  constructor(now: Moment) {
    this.moment = $state.raw(now);
  }
}

/** Calls after the next frame: what is changed then is drawn with the one after it. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const request = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}

const PATIENCE = 150; // milliseconds that what can wait waits at most

/**
 * Calls once a frame was drawn and the browser has nothing else to do. Where it needs all its time
 * for the frame itself, that is after the next one: what is done then would only make this one late.
 */
export function atLeisure(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) return afterFrame(call);
  let idle: number | undefined;
  const request = requestAnimationFrame(() => {
    idle = requestIdleCallback(call, { timeout: PATIENCE });
  });
  return () => {
    cancelAnimationFrame(request);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** What has been told of a table: its board may be ahead, in the middle of a step. */
function momentOf({ story, moves, frame }: TableState): Moment {
  return { view: story.view, moves, frame, log: story.log };
}
