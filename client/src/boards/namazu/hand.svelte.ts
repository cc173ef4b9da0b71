/** What the hand on the mouse holds: shared by the board and the family's own panel. */
import type { Counts } from './types';

export const hand = $state({
  /** The first of two cells. */
  cell: null as string | null,
  /** The sector that the phone's lens shows. */
  sector: 1,
  /** The card that is being played, while its target is chosen. */
  card: null as string | null,
  /** Goods picked for a bundle. */
  picked: {} as Counts,
  /** The good given in a barter. */
  given: null as string | null,
});

/** Put everything down: a new question is asked. */
export function putDown(): void {
  hand.cell = null;
  hand.card = null;
  hand.picked = {};
  hand.given = null;
}
