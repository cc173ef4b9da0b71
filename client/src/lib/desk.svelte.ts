/** What is open on the table's page, and how much room there is: the one place that decides it. */
import { tick } from 'svelte';
import type { ClassValue } from 'svelte/elements';
import { LARGE, set, settings, textScale } from './settings.svelte';

/**
 * How the parts of the page lie: `wide` side by side, `middle` with the seats as a strip above the
 * board (tablets), `narrow` one below the other, `lying` for a phone that lies on its side: the
 * board beside a column of everything else. pages/Table.svelte has a grid for each.
 */
export type Layout = 'wide' | 'middle' | 'narrow' | 'lying';
export type Sheet = 'log' | 'chat' | 'menu' | 'keys' | 'rule' | 'seat' | 'invite' | 'share';

/** What can be led to by the keyboard. */
interface Place {
  enter(): void;
}

export class Desk {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  /** What lies over the table. */
  sheet: Sheet | null = $state(null);
  /** The seat whose things are looked at. */
  opened = $state(0);
  /** Clicks ask what a thing is. */
  helping = $state(false);
  /** After the end: look at the board again. */
  lookingBack = $state(false);
  moveList: Place | undefined = $state();
  inWords: Place | undefined = $state();

  /** Text is so large that the page scrolls. */
  large: boolean = $derived(textScale() > LARGE);

  layout: Layout = $derived.by(() => {
    const letters = this.width / textScale();
    if (this.height < 480 && letters >= 560) return 'lying';
    // phones, and tablets that stand upright: beside another column their board would be too slim
    if (letters < (this.height > this.width ? 900 : 760)) return 'narrow';
    return letters < 1100 ? 'middle' : 'wide';
  });

  /** A phone: room is dear, and targets are for fingers. */
  get narrow(): boolean {
    return this.layout === 'narrow' || this.layout === 'lying';
  }

  /** That phone lies. */
  get lying(): boolean {
    return this.layout === 'lying';
  }

  /** What the styles of the page go by. */
  get classes(): ClassValue[] {
    const { layout, narrow, large, helping } = this;
    return [layout, { narrow, large, helping }];
  }

  /** Whether words beside the signs of buttons would be too many. */
  get crowded(): boolean {
    return this.width < 1300;
  }

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  openSeat(seat: number): void {
    this.opened = seat;
    this.sheet = 'seat';
  }

  close = (): void => {
    this.sheet = null;
  };

  toggleMoves = async (): Promise<void> => {
    set({ moveList: !settings.moveList });
    await tick();
    if (settings.moveList) this.moveList?.enter();
  };

  toggleWords = async (): Promise<void> => {
    set({ inWords: !settings.inWords });
    await tick();
    if (settings.inWords) this.inWords?.enter();
  };
}
