/** What something on a board is called that has a name there (`data-name`). */
import { has, sentence, t } from '../../lib/words.svelte';

/** "seat 1 cell A3", "tile samoa", "space 12": whose it is, its kind, and which one. */
export function thing(name: string, nameOf: (seat: number) => string): string {
  const [, seat, rest = ''] = /^(?:seat (\d+) ?)?(.*)$/.exec(name) ?? [];
  const owner = seat === undefined ? '' : nameOf(Number(seat));
  const [kind = '', ...which] = rest.split(' ');
  const key = `analysis-thing-${kind}`;
  const words = which.join(' ');
  const called = has(key) ? t(key, { name: words }) : rest;
  return [owner, sentence(called)].filter((one) => one).join(': ');
}
