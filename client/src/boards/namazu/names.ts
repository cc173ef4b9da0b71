/** What cells are called, on the board as in the log. */
import type { Argument } from '../contract';
import type { Cell } from './types';

/** The letter that tells twins apart: `rice-a` and `rice-b`. */
export const letterOf = ({ name }: Cell): string => name.split('-')[1]?.toUpperCase() ?? '';

/** `rice field A`, or `smith` where there is one. */
export function cellName(
  cell: Cell,
  t: (key: string, args?: Record<string, Argument>) => string,
): string {
  const kind = { key: `namazu-type-${cell.kind}` };
  const letter = letterOf(cell);
  return letter ? t('namazu-cell', { kind, letter }) : t(kind.key);
}
