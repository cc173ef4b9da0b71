/**
 * What lies beside a board shows each step a frame later than the board itself: a step that changes
 * both would make one long frame, and what glides on the board would begin with a jerk.
 */
import type { Moment } from './board';
import type { TableState } from './table.svelte';

/** The moment to be shown beside the board of a table; for the script of a component. */
export function beside(table: TableState): () => Moment {
  let late = $state.raw<Moment>(momentOf(table));
  $effect(() => {
    const next = momentOf(table);
    let timer: ReturnType<typeof setTimeout>;
    // after the next frame: within it, both would be drawn together
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => (late = next));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  });
  return () => (table.motion.speed && table.view ? late : table);
}

function momentOf({ view, moves, frame }: TableState): Moment {
  return { view, moves, frame };
}
