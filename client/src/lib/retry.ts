/**
 * Trying again to reach a server that does not answer: with growing pauses, so that the pages of a
 * stopped server leave it alone, and at once when there is reason to hope.
 */
import { wallClock, type Clock } from './queue';

const FIRST = 400; // ms
const MOST = 60_000;
const NEVER = 2 ** 31 - 1;
const STEADY = 10_000; // what lasted so long did work
const HOPEFUL = 3; // tries after which pauses are still short

/** When to hope: the network is back, or somebody looks at the page. */
function hope(call: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && call();
  addEventListener('online', call);
  addEventListener('focus', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', call);
    removeEventListener('focus', call);
    document.removeEventListener('visibilitychange', seen);
  };
}

export class Retry {
  private tries = 0;
  private since: number | null = null; // when it began to work
  private waiting: unknown = null;
  private readonly forget: () => void;

  constructor(
    private readonly attempt: () => void,
    private readonly clock: Clock = wallClock,
    private readonly chance: () => number = Math.random,
    listen = hope,
    /** The first pause, ms. */
    private readonly first = FIRST,
  ) {
    this.forget = listen(() => this.hurry());
  }

  /** It did not work: try again, each time after twice the pause. Not all pages at one moment. */
  failed(): void {
    this.in(this.pause() * (0.5 + this.chance()));
  }

  /** The server says when to come again: not before, and later each time that it says so. */
  later(seconds: number): void {
    this.in(Math.max(seconds * 1000, this.pause()) * (1 + this.chance() / 2));
  }

  /** How long to leave the server alone; short again only after it has worked for a while. */
  private pause(): number {
    const steady = this.since !== null && this.clock.now() - this.since >= STEADY;
    this.since = null;
    if (steady) this.tries = 0;
    return Math.min(MOST, this.first * 2 ** this.tries++);
  }

  /** Only when there is reason to hope. */
  rest(): void {
    this.in(NEVER);
  }

  worked(): void {
    this.since ??= this.clock.now();
  }

  /** Do it again after a while; there is no other wait. */
  in(ms: number): void {
    this.cancel();
    this.waiting = this.clock.later(() => {
      this.waiting = null;
      this.attempt();
    }, ms);
  }

  /** Try now what waits; not what is being tried. */
  hurry(): void {
    if (this.waiting === null) return;
    this.cancel();
    this.tries = Math.min(this.tries, HOPEFUL);
    this.attempt();
  }

  stop(): void {
    this.cancel();
    this.forget();
  }

  private cancel(): void {
    if (this.waiting !== null) this.clock.cancel(this.waiting);
    this.waiting = null;
  }
}
