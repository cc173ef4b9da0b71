/**
 * The animation queue: frames in, one after another out, each with its time.
 *
 * Nothing is lost and nothing overtakes. A frame is shown when the one before it has had its time;
 * the last one keeps its time too, so that what comes next does not cut it off. If too many wait
 * (the tab slept, the line was down), the old ones are shown without a pause.
 */
export interface Clock {
  now(): number;
  later(call: () => void, ms: number): unknown;
  cancel(handle: unknown): void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  later: (call, ms) => setTimeout(call, ms),
  cancel: (handle) => clearTimeout(handle as number),
};

export interface QueueOptions<F> {
  show(frame: F, quick: boolean): void;
  /** How long a frame wants to be seen, in ms. */
  time(frame: F): number;
  /** Called when the last frame has had its time. */
  idle?(): void;
  /** More waiting frames than this are not animated one by one. */
  limit?: number;
  clock?: Clock;
}

export class FrameQueue<F> {
  private waiting: F[] = [];
  private handle: unknown = null;
  private readonly clock: Clock;

  constructor(private readonly options: QueueOptions<F>) {
    this.clock = options.clock ?? wallClock;
  }

  get busy(): boolean {
    return this.handle !== null || this.waiting.length > 0;
  }

  get length(): number {
    return this.waiting.length;
  }

  push(...frames: F[]): void {
    this.waiting.push(...frames);
    if (this.handle === null) this.next();
  }

  /** The frame that is shown has been seen: on to the next. */
  skip(): void {
    if (this.handle === null) return;
    this.clock.cancel(this.handle);
    this.next();
  }

  /** Show everything that waits at once. */
  flush(): void {
    if (this.handle !== null) this.clock.cancel(this.handle);
    this.handle = null;
    const frames = this.waiting;
    this.waiting = [];
    for (const frame of frames) this.options.show(frame, true);
    this.options.idle?.();
  }

  /** Forget what waits (a new table, a jump to another moment). */
  clear(): void {
    if (this.handle !== null) this.clock.cancel(this.handle);
    this.handle = null;
    this.waiting = [];
  }

  private next = (): void => {
    this.handle = null;
    const limit = this.options.limit ?? 12;
    while (this.waiting.length > limit) this.options.show(this.waiting.shift()!, true);
    const frame = this.waiting.shift();
    if (frame === undefined) {
      this.options.idle?.();
      return;
    }
    this.options.show(frame, false);
    const ms = this.options.time(frame);
    if (ms > 0) this.handle = this.clock.later(this.next, ms);
    else this.next();
  };
}
