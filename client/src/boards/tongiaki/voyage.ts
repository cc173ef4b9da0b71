/** The time-table of a step: when boats are where, and when tiles appear. */

import type { GameEvent } from '../contract';
import { SIDES, currentLine, modulo, neighbour, onMap, placeKey, polar } from './geometry';
import type { Place, Point } from './geometry';
import { byPlace } from './sea';
import type { Island, TongiakiView } from './types';

export const CAST_OFF = 600;
export const FLIP = 700;
export const CHECK = 350;
export const SAIL = 400;
export const LANDING = 350;
export const SINKING = 800;

/** How long the step that brought these events wants to be seen. */
export function duration(events: readonly GameEvent[]): number {
  let time = 0;
  let last = '';
  for (const { kind } of events) {
    if (kind === 'set-sail') time += CAST_OFF;
    if (kind === 'laid') time += FLIP;
    if (kind === 'crossed') time += CHECK + SAIL;
    if (kind === 'failed' || kind === 'turned-back') time += CHECK + SAIL;
    if (kind === 'removed') time += SINKING;
    const small = ['placed', 'lifted', 'landed', 'lost', 'returned', 'found-no-room', 'founded'];
    if (small.includes(kind) && kind !== last) time += LANDING;
    last = kind;
  }
  return Math.min(time, 6000);
}

export interface Waypoint extends Point {
  time: number;
}

export interface Voyage {
  /** The island and beach that the boats left. */
  island: string;
  beach: number;
  way: Waypoint[];
  /** The time at which each drawn tile appears. */
  tiles: Map<string, number>;
  end: number;
}

/** The voyage of a step, or null if nobody sailed. */
export function voyage(events: readonly GameEvent[], view: TongiakiView): Voyage | null {
  const tiles = new Map<string, number>();
  const sail = events.find((event) => event.kind === 'set-sail');
  if (!sail) return null;
  const place = String(sail.details.place);
  const name = place.slice(0, place.lastIndexOf(' '));
  const beach = Number(place.slice(place.lastIndexOf(' ') + 1));
  const side = Number(sail.details.side);
  const home = view.tiles.find((tile) => tile.name === name) as Island | undefined;
  if (!home) return null;
  const map = byPlace(view.tiles);
  const way: Waypoint[] = [{ ...onMap(home, polar(side, 62)), time: CAST_OFF * 0.6 }];
  let time = CAST_OFF;
  way.push({ ...onMap(home, polar(side, 84)), time });
  let heading = modulo(side + home.rotation, SIDES);
  let at: Place = neighbour(home, heading);
  for (const { kind } of events) {
    const tile = map.get(placeKey(at));
    if (kind === 'laid' && tile) {
      tiles.set(tile.name, time);
      time += FLIP;
      way.push({ ...way[way.length - 1]!, time });
    } else if ((kind === 'crossed' || kind === 'failed') && tile?.type === 'ocean') {
      const enters = modulo(heading + 3 - tile.rotation, SIDES);
      const current = tile.currents.find((c) => c.sides.includes(enters))!;
      const leaves = current.sides[0] === enters ? current.sides[1] : current.sides[0];
      const line = currentLine(enters, leaves, 8).map((point) => onMap(tile, point));
      time += CHECK;
      way.push({ ...line[0]!, time });
      const points = kind === 'failed' ? line.slice(1, 4) : line.slice(1);
      points.forEach((point, i) =>
        way.push({ ...point, time: time + ((i + 1) * SAIL) / points.length }),
      );
      time += SAIL;
      if (kind === 'crossed') {
        heading = modulo(leaves + tile.rotation, SIDES);
        at = neighbour(tile, heading);
      }
    } else if (kind === 'turned-back') {
      const back = [...way].reverse();
      const start = time + CHECK;
      const step = SAIL / Math.max(1, back.length);
      back.forEach((point, i) => way.push({ x: point.x, y: point.y, time: start + i * step }));
      time = start + SAIL;
    }
  }
  return { island: name, beach, way, tiles, end: time };
}

/** A point of a movement, at a part of its time from 0 to 1. */
export interface Passing extends Point {
  offset: number;
}

const MOORING = 300; // after the last current, before a boat lies at its beach
const SINKING_BOAT = 450;

/** How boat `n` of a group passes along its voyage: two abreast, the later rows behind. */
export function sailing(
  { way, end }: Voyage,
  from: Point,
  to: Point,
  n: number,
): { passes: Passing[]; time: number } {
  const time = end + MOORING;
  const side = n % 2 ? 9 : -9;
  const late = Math.min(80 * Math.floor(n / 2), 240);
  const passes = way.map((point) => ({
    x: point.x + side,
    y: point.y + side / 2,
    offset: Math.min(0.98, (point.time + late) / time),
  }));
  return {
    passes: [{ x: from.x, y: from.y, offset: 0 }, ...passes, { x: to.x, y: to.y, offset: 1 }],
    time,
  };
}

/** The last way of a boat that is lost: along its voyage, if it made one, and down. */
export function sinking(
  trip: Voyage | null,
  from: Point,
): { passes: Passing[]; down: Point; time: number } {
  const way = trip?.way ?? [];
  const end = trip?.end ?? 0;
  const time = end + SINKING_BOAT;
  const last = way.at(-1) ?? from;
  const passes = way.map(({ x, y, time: at }) => ({ x, y, offset: Math.min(0.97, at / time) }));
  const rest = { x: last.x, y: last.y, offset: Math.min(0.98, end / time + 0.001) };
  return {
    passes: [{ x: from.x, y: from.y, offset: 0 }, ...passes, rest],
    down: { x: last.x, y: last.y + 10 },
    time,
  };
}
