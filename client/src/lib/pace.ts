/** How much time everyone has at a table, in words. */
import { PACES } from '../generated/facts';
import type { ClockRule } from '../generated/protocol';
import { clockText, timeLeft } from './clock';
import { say, t } from './words.svelte';

const DAY = 86_400;

export const isByDays = ({ kind, seconds = 0 }: ClockRule): boolean =>
  kind === 'move' && seconds >= DAY;

export function paceText(clock: ClockRule): string {
  if (!clock.kind || clock.kind === 'none') return t('pace-none');
  const same = (rule: ClockRule) =>
    rule.kind === clock.kind &&
    rule.seconds === clock.seconds &&
    (rule.increment ?? 0) === (clock.increment ?? 0);
  const known = Object.entries(PACES).find(([, rule]) => same(rule));
  if (known) return t(`clock-${known[0]}`);
  const time = clockText(1000 * (clock.seconds ?? 0));
  return clock.kind === 'move'
    ? t('pace-move', { time })
    : t('pace-bank', { time, seconds: clock.increment ?? 0 });
}

/** The time that somebody has left: by the second, or where there are days of it in words. */
export const timeText = (ms: number): string =>
  ms >= 1000 * DAY ? say(timeLeft(ms)) : clockText(ms);
