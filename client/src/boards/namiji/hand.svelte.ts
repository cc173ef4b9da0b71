/** What the hand on the mouse holds: which net is placed, and how it lies. */
export const hand = $state({ net: 1, across: true });

export function turnNet(): void {
  hand.across = !hand.across;
}
