/**
 * The shape of the city: three rings of nine cells round the catfish. Angles in degrees, clockwise
 * from twelve o'clock; sector n is centred on (n − 1) × 40°.
 */
import type { Cell, RingName } from './types';

export const SECTORS = 9;
export const STEP = 360 / SECTORS;
export const RIM = 413;
export const HALF = 420; // of the drawing's width
const square = (half: number): string => `${-half} ${-half} ${2 * half} ${2 * half}`;
/** What a drawing of the city shows, the catfish in its middle. */
export const BOX = square(HALF);

/** A drawing of what lies within a radius only, and its part of the whole: what turns is small. */
export function within(radius: number): { box: string; part: string } {
  return { box: square(radius), part: `${(100 * radius) / HALF}%` };
}

/** A ring turns by jerks, stone on stone; smoothly where a browser cannot. */
const JERKS =
  'linear(0, 0.02 8%, 0.16 20%, 0.19 29%, 0.44 43%, 0.48 51%, 0.77 68%, 0.81 76%, 1.03 92%, 1)';
export const GRIND = globalThis.CSS?.supports?.('transition-timing-function', JERKS)
  ? JERKS
  : 'ease-in-out';
export const QUAKE = 1100; // milliseconds

export interface RingPlan {
  inner: number;
  outer: number;
  /** Crest and tag. */
  crest: number;
  /** Ashigaru: radius and degrees from the cell's middle. */
  pawn: [number, number];
  name: number;
}

export const RINGS: Record<RingName, RingPlan> = {
  country: { inner: 312, outer: 390, crest: 343, pawn: [349, -11], name: 378 },
  suburbs: { inner: 231, outer: 309, crest: 263, pawn: [267, -12.6], name: 297 },
  city: { inner: 124, outer: 228, crest: 168, pawn: [183, -15], name: 216 },
};
export const RING_ORDER: RingName[] = ['country', 'suburbs', 'city'];

/** Houses in the country, contracts in the city: radius and degrees from the cell's middle. */
export const HOUSES: [number, number][] = [
  [349, 9.8],
  [349, 14.9],
  [328, 9.8],
  [328, 14.9],
];
export const CONTRACT: [number, number] = [187, 15];

export function polar(radius: number, angle: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
const at = (radius: number, angle: number): string => {
  const { x, y } = polar(radius, angle);
  return `${round(x)} ${round(y)}`;
};

/** A piece of a ring round twelve o'clock, a little smaller on all sides. */
export function wedge(inner: number, outer: number, inset = 1.5, half = STEP / 2): string {
  const low = inner + inset;
  const high = outer - inset;
  const wide = (radius: number): number => half - (inset / radius) * (180 / Math.PI);
  return (
    `M${at(low, -wide(low))}L${at(high, -wide(high))}` +
    `A${high} ${high} 0 0 1 ${at(high, wide(high))}L${at(low, wide(low))}` +
    `A${low} ${low} 0 0 0 ${at(low, -wide(low))}Z`
  );
}

/** The arc along which a name runs; in the lower half from right to left, so that none stands on
 * its head. */
export function arc(radius: number, flipped: boolean, half = STEP / 2): string {
  return flipped
    ? `M${at(radius, half)}A${radius} ${radius} 0 0 0 ${at(radius, -half)}`
    : `M${at(radius, -half)}A${radius} ${radius} 0 0 1 ${at(radius, half)}`;
}

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** Whether a name at this angle would stand on its head. */
export function upsideDown(angle: number): boolean {
  const turn = modulo(angle, 360);
  return turn > 100 && turn < 260;
}

/** The angle equal to `wanted` that is nearest to `before`: things turn the short way. */
export function unwrapped(before: number, wanted: number): number {
  return before + modulo(wanted - before + 180, 360) - 180;
}

/** The angle at which a sector lies. */
export function sectorAngle(sector: number): number {
  return (sector - 1) * STEP;
}

/** The turn of each ring, near its turn before: how far its first cell stands from twelve. */
export function ringTurns(
  cells: readonly Cell[],
  before: Partial<Record<RingName, number>>,
): Record<RingName, number> {
  const turns = {} as Record<RingName, number>;
  for (const ring of RING_ORDER) {
    const first = cells.find((cell) => cell.ring === ring)!;
    const wanted = sectorAngle(first.sector);
    turns[ring] = before[ring] === undefined ? wanted : unwrapped(before[ring], wanted);
  }
  return turns;
}

/** Ashigarus stand on the upper side of their crest, other pieces below: the side changes where
 * right and left change. */
export function upperSide(angle: number): number {
  return Math.sin((angle * Math.PI) / 180) < -0.01 ? -1 : 1;
}

/** The contract's sign keeps clear of the tag where that lies beside it. */
export function contractRadius(angle: number): number {
  return CONTRACT[0] + 17 * Math.abs(Math.sin((angle * Math.PI) / 180));
}

/** How far crest and tag reach from the crest's middle: to the side, up and down. */
const REACH: Record<RingName, { side: number; up: number; down: number }> = {
  country: { side: 22, up: 20, down: 34 },
  suburbs: { side: 25, up: 20, down: 34 },
  city: { side: 28, up: 18.5, down: 48 },
};

/** The radius of a crest: as in the plan, but off the name outside and the edge inside. */
export function crestRadius(ring: RingName, angle: number, tags: boolean): number {
  const plan = RINGS[ring];
  if (!tags) return (plan.inner + plan.outer) / 2;
  const turn = (angle * Math.PI) / 180;
  const wide = REACH[ring].side * Math.abs(Math.sin(turn));
  const up = Math.cos(turn);
  const outward = wide + (up > 0 ? REACH[ring].up * up : REACH[ring].down * -up);
  const inward = wide + (up > 0 ? REACH[ring].down * up : REACH[ring].up * -up);
  const most = plan.name - 1 - outward;
  const least = plan.inner + 2 + inward * 0.92;
  if (least > most) return (least + most) / 2;
  return Math.max(least, Math.min(most, plan.crest));
}

/** Where the beads of the prayer chain lie: step 1 is just right of the top. */
export function beads(limit: number, radius = 110): { x: number; y: number; step: number }[] {
  return Array.from({ length: limit }, (_, n) => ({
    ...polar(radius, ((n + 1) * 360) / limit),
    step: n + 1,
  }));
}

// --- ashigarus ------------------------------------------------------------------------------

export interface Pawn {
  id: string;
  seat: number;
  cell: string;
}

/** The ashigarus on the board, as far as possible the same ones as before. */
export function followPawns(
  before: readonly Pawn[],
  cells: readonly Cell[],
  nextId: (seat: number) => string,
): Pawn[] {
  const wanted = cells.flatMap((cell) =>
    cell.pawn === null ? [] : [{ seat: cell.pawn, cell: cell.name }],
  );
  const free = new Set(before);
  const result: Pawn[] = [];
  const open: { seat: number; cell: string }[] = [];
  for (const place of wanted) {
    const stays = before.find((pawn) => pawn.seat === place.seat && pawn.cell === place.cell);
    if (stays) {
      free.delete(stays);
      result.push(stays);
    } else open.push(place);
  }
  for (const place of open) {
    const moved = [...free].find((pawn) => pawn.seat === place.seat);
    if (moved) free.delete(moved);
    result.push({ id: moved?.id ?? nextId(place.seat), ...place });
  }
  return result.sort((a, b) => a.id.localeCompare(b.id));
}
