/** The review of a game: asked for, waited for, shown. */
import { call, callAsMe, Refused } from './api';
import type { Message } from '../boards/contract';
import type { Decision, Review, ReviewState } from '../generated/protocol';

const LOOK = 700; // milliseconds between two looks at how far it is
const SURE = 6_000; // for which one looks before one says how long it takes

export class ReviewLink {
  state: ReviewState | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** When it was seen to be worked on first, and how far it was then. */
  private first: { at: number; done: number } | null = null;
  /** About how many minutes it takes still; null as long as that cannot be said. */
  minutes: number | null = $state(null);

  review: Review | null = $derived(this.state?.review ?? null);
  working: boolean = $derived(this.state?.state === 'waiting' || this.state?.state === 'working');
  private decisions: Map<number, Decision> = $derived(
    new Map(this.review?.decisions.map((one) => [one.n, one])),
  );

  constructor(private readonly id: string) {}

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Take a review that is there already. */
  async find(): Promise<void> {
    try {
      this.take(await call<ReviewState>('GET', `/tables/${this.id}/review`));
    } catch {
      // nobody has asked for it yet
    }
  }

  /** Ask for one. */
  async ask(): Promise<void> {
    this.trouble = null;
    await this.try(() => callAsMe<ReviewState>('POST', `/tables/${this.id}/review`));
  }

  decision(n: number): Decision | null {
    return this.decisions.get(n) ?? null;
  }

  private async try(what: () => Promise<ReviewState>): Promise<void> {
    try {
      this.take(await what());
    } catch (error) {
      this.trouble = error instanceof Refused ? error.say : { key: 'offline' };
    }
  }

  private left({ state, done = 0, moves = 0 }: ReviewState): number | null {
    if (state !== 'working') this.first = null;
    else this.first ??= { at: Date.now(), done };
    const made = this.first ? done - this.first.done : 0;
    const passed = this.first ? Date.now() - this.first.at : 0;
    if (made <= 0 || passed < SURE) return null;
    return Math.max(1, Math.round(((moves - done) * passed) / made / 60_000));
  }

  private take(state: ReviewState): void {
    if (this.closed) return;
    this.state = state;
    this.minutes = this.left(state);
    if (!this.working) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => void this.try(() => call<ReviewState>('GET', `/tables/${this.id}/review`)),
      LOOK,
    );
  }
}
