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
