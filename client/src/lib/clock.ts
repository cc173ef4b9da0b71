import type { Message } from '../boards/contract';

/** Milliseconds as minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours
    ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A number of seconds as a sentence counts it: in minutes from two on. */
export function counted(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  return seconds < 120
    ? { unit: 'seconds', count: Math.round(seconds) }
    : { unit: 'minutes', count: Math.round(seconds / 60) };
}

/** Roughly how long something still lasts, in words: rounded down, and never less than a minute. */
export function timeLeft(ms: number): Message {
  if (ms >= 2 * DAY) return { key: 'left-days', args: { count: Math.floor(ms / DAY) } };
  if (ms >= 2 * HOUR) return { key: 'left-hours', args: { count: Math.floor(ms / HOUR) } };
  return { key: 'left-minutes', args: { count: Math.max(1, Math.floor(ms / MINUTE)) } };
}
