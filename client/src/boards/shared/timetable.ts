/** When the events of one step are seen to happen. */
import type { GameEvent } from '../contract';

/** How long an event is waited for before it is told, and how long it is looked at afterwards. */
export type Pace = readonly [until: number, after: number];

export interface Hour {
  /** In ms at speed 1, from the beginning of the step. */
  start: number;
  /** When it is clear that it happens: log and counters tell it now. */
  told: number;
  end: number;
}

/** One event after the other, each at its pace; all a little faster if they would take too long. */
export function timetable(
  events: readonly GameEvent[],
  pace: (event: GameEvent, n: number) => Pace,
  most = Infinity,
): Hour[] {
  let time = 0;
  const hours = events.map((event, n) => {
    const [until, after] = pace(event, n);
    const start = time;
    const told = start + until;
    time = told + after;
    return { start, told, end: time };
  });
  const haste = Math.min(1, most / time);
  if (!(haste < 1)) return hours;
  return hours.map(({ start, told, end }) => ({
    start: start * haste,
    told: told * haste,
    end: end * haste,
  }));
}

export const endOf = (hours: readonly Hour[]): number => hours.at(-1)?.end ?? 0;
export const toldAt = (hours: readonly Hour[]): number[] => hours.map(({ told }) => told);
