/** The room that a page has for a board and what lies beside it. */
import { LARGE, textScale } from './settings.svelte';

const BESIDE = 900; // pixels of text of the designed size: with fewer, one lies below the other

export class Room {
  /** Of the window; the page keeps it. */
  width: number = $state(window.innerWidth);
  narrow: boolean = $derived(this.width / textScale() < BESIDE);
  /** Text is so large that the page scrolls. */
  large: boolean = $derived(textScale() > LARGE);
  readonly lying = false;
}
