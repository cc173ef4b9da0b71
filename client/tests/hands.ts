import type { Clock } from '../src/lib/queue';

/** A clock that only goes when it is told to. */
export class Hands implements Clock {
  private time = 0;
  private calls: { at: number; call: () => void; id: number }[] = [];
  private ids = 0;
  now = () => this.time;
  later(call: () => void, ms: number) {
    this.calls.push({ at: this.time + ms, call, id: ++this.ids });
    return this.ids;
  }
  cancel(handle: unknown) {
    this.calls = this.calls.filter(({ id }) => id !== handle);
  }
  go(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const next = this.calls.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.calls.shift();
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}
