/**
 * What of a table has been told so far. The board begins to show a step at once and takes its time;
 * log, counters and points follow what it shows, so that no word and no number tells the end of a
 * voyage while the boats are still at sea.
 */
import type { View } from '../boards/contract';
import type { Frame, LogLine } from './model';
import { wallClock, type Clock } from './queue';

export class Story {
  /** The newest view that was told in whole. */
  view: View | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  private waiting: { lines: LogLine[]; view: View } | null = null;
  private handles: unknown[] = [];

  constructor(private readonly clock: Clock = wallClock) {}

  /** Everything up to here is known. */
  begin(view: View, log: LogLine[]): void {
    this.forget();
    this.view = view;
    this.log = log;
  }

  /**
   * Tell a step: its lines one after another, each after so many ms as its event, and then what it
   * changed. What was not yet told of the step before is told first.
   */
  tell(frame: Pick<Frame, 'view' | 'lines'>, times: readonly number[]): void {
    this.finish();
    const { view, lines } = frame;
    const end = Math.max(0, ...times);
    this.waiting = { lines: [...lines], view };
    // lines that no event brought (somebody sat down) come at the end
    lines.forEach((_, n) => this.later(() => this.line(), times[n] ?? end));
    this.later(() => this.finish(), end);
  }

  /** Something to be told that no step brought. */
  add(lines: LogLine[]): void {
    if (this.waiting) this.waiting.lines.push(...lines);
    else if (lines.length) this.log = [...this.log, ...lines];
  }

  /** Tell the rest at once. */
  finish(): void {
    const rest = this.waiting;
    this.forget();
    if (!rest) return;
    if (rest.lines.length) this.log = [...this.log, ...rest.lines];
    this.view = rest.view;
  }

  private line(): void {
    const next = this.waiting?.lines.shift();
    if (next) this.log = [...this.log, next];
  }

  private later(call: () => void, ms: number): void {
    if (ms <= 0) call();
    else this.handles.push(this.clock.later(call, ms));
  }

  private forget(): void {
    this.handles.forEach((handle) => this.clock.cancel(handle));
    this.handles = [];
    this.waiting = null;
  }
}
