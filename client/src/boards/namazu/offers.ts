/** What the rings offer: the cells that can be chosen now, and the moves that they make. */
import type { LegalMove } from '../contract';
import type { Choice } from './deeds';
import type { Cell } from './types';

/** A move that takes two cells. */
export interface Pair {
  move: LegalMove;
  one: string;
  two: string;
}

/** What is held while a move is put together. */
export interface Held {
  /** The first of two cells. */
  cell: string | null;
  /** The card that is being played. */
  card: string | null;
}

export interface Offers {
  pairs: Pair[];
  /** Cells that begin or end a pair, each with the numbers of the moves that take it. */
  paired: Map<string, number[]>;
  /** The moves of cells that are one by themselves. */
  singles: Map<string, LegalMove>;
  /** The moves of cells together with the one that is held. */
  partners: Map<string, LegalMove>;
  /** The cells that the selected move or the hand takes. */
  chosen: Set<string>;
  /** Moves whose two cells lie in one sector, by sector. */
  sectors: Map<number, LegalMove[]>;
  isTarget(cell: string): boolean;
  moveOf(cell: string): LegalMove | undefined;
}

export function offers(
  cells: readonly Cell[],
  choices: readonly Choice[],
  held: Held,
  selected: number | null,
): Offers {
  const pairs = pairsOf(choices);
  const paired = pairsByCell(pairs);
  const singles = cardCells(choices, held.card) ?? singleCells(choices);
  const partners = partnersOf(pairs, held.cell);
  return {
    pairs,
    paired,
    singles,
    partners,
    chosen: chosenCells(choices, held.cell, selected),
    sectors: bySector(cells, pairs),
    isTarget: (cell) =>
      singles.has(cell) ||
      (held.cell ? partners.has(cell) || cell === held.cell : paired.has(cell)),
    moveOf: (cell) => singles.get(cell) ?? partners.get(cell),
  };
}

function pairsOf(choices: readonly Choice[]): Pair[] {
  return choices.flatMap(({ move, deed }) =>
    deed.kind === 'stand' && deed.cells.length === 2
      ? [{ move, one: deed.cells[0]!, two: deed.cells[1]! }]
      : [],
  );
}

/** Cells that are a move by themselves. */
function singleCells(choices: readonly Choice[]): Map<string, LegalMove> {
  const found = new Map<string, LegalMove>();
  for (const { move, deed } of choices) {
    if (deed.kind === 'stand' && deed.cells.length === 1) found.set(deed.cells[0]!, move);
    if (deed.kind === 'activate' || deed.kind === 'build') found.set(deed.cell, move);
  }
  return found;
}

/** The cells that a held card wants; null if it wants none. */
function cardCells(choices: readonly Choice[], card: string | null): Map<string, LegalMove> | null {
  const found = new Map<string, LegalMove>();
  for (const { move, deed } of choices) {
    if (deed.kind === 'play' && deed.card === card && deed.target.startsWith('at ')) {
      found.set(deed.target.slice(3), move);
    }
  }
  return found.size ? found : null;
}

function pairsByCell(pairs: readonly Pair[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { move, one, two } of pairs) {
    for (const cell of [one, two]) found.set(cell, [...(found.get(cell) ?? []), move.number]);
  }
  return found;
}

function partnersOf(pairs: readonly Pair[], cell: string | null): Map<string, LegalMove> {
  const found = new Map<string, LegalMove>();
  for (const { move, one, two } of pairs) {
    if (one === cell) found.set(two, move);
    if (two === cell) found.set(one, move);
  }
  return found;
}

function chosenCells(
  choices: readonly Choice[],
  cell: string | null,
  selected: number | null,
): Set<string> {
  const found = new Set<string>(cell ? [cell] : []);
  const deed = choices.find(({ move }) => move.number === selected)?.deed;
  if (deed?.kind === 'stand') deed.cells.forEach((one) => found.add(one));
  if (deed?.kind === 'activate' || deed?.kind === 'build') found.add(deed.cell);
  return found;
}

function bySector(cells: readonly Cell[], pairs: readonly Pair[]): Map<number, LegalMove[]> {
  const sectorOf = new Map(cells.map((cell) => [cell.name, cell.sector]));
  const found = new Map<number, LegalMove[]>();
  for (const { move, one, two } of pairs) {
    const sector = sectorOf.get(one)!;
    if (sector === sectorOf.get(two)) found.set(sector, [...(found.get(sector) ?? []), move]);
  }
  return found;
}

/** The text of the move that a cell was clicked for, though it is none; null if nothing is asked. */
export function wish(
  cells: readonly Cell[],
  cell: Cell,
  question: string | null,
  inPairs: boolean,
): string | null {
  if (inPairs) {
    const other = cells.find((one) => one.sector === cell.sector && one !== cell)!;
    const two = cells.filter((one) => one === cell || one === other);
    return `stand ${two.map((one) => one.name).join(' ')}`;
  }
  if (question === 'act') return `activate ${cell.name}`;
  if (question === 'build') {
    // elsewhere nobody builds at all: the same is said of a cell of the country that is no field
    const place = cell.ring === 'country' ? cell : cells.find(({ kind }) => kind === 'fuji');
    return place ? `build ${place.name}` : null;
  }
  if (question === 'third') return `stand ${cell.name}`;
  return null;
}
