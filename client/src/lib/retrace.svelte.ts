/**
 * What was taken back and can be made again: the same moves, one by one, as long as nothing else
 * has happened since. The server knows nothing of it; to make a move again is to make a move.
 */
import type { Step } from '../generated/protocol';

interface Made {
  number: number;
  text: string;
}

export class Retrace {
  private made: Made[] = []; // our own moves, with their numbers
  private back: string[] = $state.raw([]); // those that were taken back, in their order

  /** The last thing that happened is that something was taken back. */
  wentBack = $state(false);

  /** The text of the move that would be made again. */
  next: string | null = $derived(this.back[0] ?? null);

  /** Steps that are new here; `last` is the number of our last move after them. */
  take(steps: Step[], last: number | null): void {
    for (const step of steps) {
      if (step.kind === 'undone') this.undone(step.to ?? 0);
      else if (step.kind === 'moved') this.moved(step.move ?? null);
    }
    const latest = this.made.at(-1);
    if (latest && last !== null) latest.number = last;
  }

  private moved(text: string | null): void {
    this.wentBack = false;
    if (text === null) {
      this.back = []; // somebody else's
      return;
    }
    this.back = this.back[0] === text ? this.back.slice(1) : [];
    const number = (this.made.at(-1)?.number ?? -1) + 1; // until we are told
    this.made = [...this.made, { number, text }];
  }

  private undone(to: number): void {
    this.wentBack = true;
    const taken = this.made.filter(({ number }) => number >= to);
    this.made = this.made.filter(({ number }) => number < to);
    this.back = [...taken.map(({ text }) => text), ...this.back];
  }
}
