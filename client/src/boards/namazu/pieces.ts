/** What stands upright on the cells, and the way that it takes when it moves or its ring turns. */
import {
  CONTRACT,
  HOUSES,
  RINGS,
  contractRadius,
  crestRadius,
  polar,
  sectorAngle,
  unwrapped,
  upperSide,
} from './city';
import type { Pawn } from './city';
import type { Cell } from './types';

/** Where a piece stands, seen from the catfish. */
export interface Stand {
  radius: number;
  angle: number;
}

export type Piece = { id: string; cell: Cell; at: Stand } & (
  { kind: 'crest' } | { kind: 'house' | 'contract' | 'ashigaru'; seat: number }
);

/** A place beside the middle of a cell; the side changes where right and left change. */
function beside(cell: Cell, radius: number, degrees: number): Stand {
  const middle = sectorAngle(cell.sector);
  return { radius, angle: middle + upperSide(middle) * degrees };
}

export function ashigaruAt(cell: Cell, aside = 0): Stand {
  const [radius, degrees] = RINGS[cell.ring].pawn;
  return beside(cell, radius, degrees + aside);
}

/** All pieces: what belongs to the cells first, the ashigarus over them. */
export function piecesOn(cells: readonly Cell[], pawns: readonly Pawn[], tags: boolean): Piece[] {
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  const found = cells.flatMap((cell): Piece[] => {
    const angle = sectorAngle(cell.sector);
    const crest = { radius: crestRadius(cell.ring, angle, tags), angle };
    const houses = cell.buildings.map((seat, i): Piece => {
      const [radius, degrees] = HOUSES[i]!;
      const id = `house ${cell.name} ${seat}`;
      return { id, kind: 'house', cell, seat, at: beside(cell, radius, degrees) };
    });
    const pieces: Piece[] = [{ id: cell.name, kind: 'crest', cell, at: crest }, ...houses];
    if (cell.contract === null) return pieces;
    const at = beside(cell, contractRadius(angle), CONTRACT[1]);
    const id = `contract ${cell.name}`;
    return [...pieces, { id, kind: 'contract', cell, seat: cell.contract, at }];
  });
  for (const { id, seat, cell: name } of pawns) {
    const cell = byName.get(name)!;
    found.push({ id: `ashigaru ${id}`, kind: 'ashigaru', cell, seat, at: ashigaruAt(cell) });
  }
  return found;
}

const BENDS = 12; // straight parts that an arc is walked in

/** The points of a way round the catfish, the short way, with both its ends. */
export function walk(from: Stand, to: Stand): { x: number; y: number }[] {
  const end = unwrapped(from.angle, to.angle);
  return Array.from({ length: BENDS + 1 }, (_, n) => {
    const part = n / BENDS;
    return polar(
      from.radius + (to.radius - from.radius) * part,
      from.angle + (end - from.angle) * part,
    );
  });
}
