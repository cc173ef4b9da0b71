/** What something on a board is called that has a name there (`data-name`). */
import type { TableState } from '../../lib/table.svelte';
import { has, say, sentence, t } from '../../lib/words.svelte';

/** "seat 1 cell A3", "tile samoa", "space 12": whose it is, its kind, and which one. */
export function thing(name: string, table: Pick<TableState, 'nameOf' | 'module'>): string {
  const [, seat, rest = ''] = /^(?:seat (\d+) ?)?(.*)$/.exec(name) ?? [];
  const owner = seat === undefined ? '' : table.nameOf(Number(seat));
  const [kind = '', ...which] = rest.split(' ');
  const known = table.module?.called?.(kind, which.join(' '));
  const key = `analysis-thing-${kind}`;
  const words = known ? say(known) : has(key) ? t(key, { name: which.join(' ') }) : rest;
  return [owner, sentence(words)].filter((one) => one).join(': ');
}
