/** Why a move is better, as it is shown: in tenths of a point, and so that they add up. */
import type { Gain } from '../generated/protocol';

/** One line: a source that surely brings more or less; without a source, all others together. */
export interface Line {
  source: string | null;
  points: number;
}

const tenths = (points: number) => Math.round(10 * points) / 10;

/** What is told of a gain: its sure parts, and the rest, so that all together are its points. */
export function linesOf(gain: Gain): Line[] {
  const sure: Line[] = gain.parts
    .filter((part) => part.sure && tenths(part.points))
    .map(({ source, points }) => ({ source, points: tenths(points) }));
  const rest = tenths(tenths(gain.points) - sure.reduce((sum, { points }) => sum + points, 0));
  return rest && sure.length ? [...sure, { source: null, points: rest }] : sure;
}

/** Whether anything of it can be told. */
export const tells = (gain: Gain): boolean => gain.sure || gain.parts.some(({ sure }) => sure);
