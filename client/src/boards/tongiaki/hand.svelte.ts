import { keyboardAt } from '../../lib/focus';

/** What the hand on the mouse holds: shared by the map and the card beside it. */
export const hand = $state({
  /** The move under the pointer or the focus. */
  pointed: null as number | null,
  /** The tile under the pointer. */
  tile: null as string | null,
  /** The colour that lands next. */
  picked: null as string | null,
  /** How often the tile in hand was turned. */
  turns: 0,
});

/** Put everything down: something new is asked. */
export function putDown(): void {
  hand.pointed = null;
  hand.picked = null;
  hand.turns = 0;
}

/** What a target of a move does when it is pointed at, by mouse or by keyboard. */
export function pointing({ number }: { number: number }) {
  const here = (): void => {
    hand.pointed = number;
  };
  const away = (): void => {
    hand.pointed = null;
  };
  const reached = ({ currentTarget }: { currentTarget: Element }): void => {
    if (keyboardAt(currentTarget)) here();
  };
  return { onpointerenter: here, onpointerleave: away, onfocus: reached, onblur: away };
}
