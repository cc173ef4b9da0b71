/** The review of a game: asked for, waited for, shown. */
import { call, callAsMe, Refused } from './api';
import type { Message } from '../boards/contract';
import type { Decision, Review, ReviewState } from '../generated/protocol';

const LOOK = 700; // milliseconds between two looks at how far it is

export class ReviewLink {
  state: ReviewState | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

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

  private take(state: ReviewState): void {
    if (this.closed) return;
    this.state = state;
    if (!this.working) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => void this.try(() => call<ReviewState>('GET', `/tables/${this.id}/review`)),
      LOOK,
    );
  }
}
