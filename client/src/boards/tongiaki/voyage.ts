/** The time-table of a step: when boats are where, and when tiles appear. */

import type { SoundName } from '../../lib/sound';
import type { GameEvent } from '../contract';
import { endOf, timetable, toldAt } from '../shared/timetable';
import type { Hour, Pace } from '../shared/timetable';
import { SIDES, currentLine, modulo, neighbour, onMap, placeKey, polar } from './geometry';
import type { Place, Point } from './geometry';
import { byPlace, otherEnd } from './sea';
import type { Boat } from './sea';
import type { Island, TongiakiView } from './types';

const AT_ONCE: Pace = [0, 0];
/** Boats that are put somewhere glide together: only the first of them takes time. */
const TOGETHER = new Set(['placed', 'lifted', 'landed', 'lost', 'returned', 'found-no-room']);
const GLIDE: Pace = [0, 350];
const PACES: Record<string, Pace> = {
  'set-sail': [0, 600],
  laid: [0, 700],
  failed: [650, 400],
  'turned-back': [350, 400],
  'found-no-tile': [500, 400],
  removed: [0, 800],
  founded: [0, 350],
  lost: [450, 0],
};
/** A tile that boats come to is drawn: its back is seen for a while before it is turned over. */
const DRAWN_AT_SEA: Pace = [950, 0];
const SETTLES: Pace = [0, 450];
const NUMBERED: Pace = [600, 400];
const FREE: Pace = [100, 400];
const PATIENCE = 3; // tiles of one voyage after which all goes twice as fast

/** The hours of a step's events. */
export function hours(events: readonly GameEvent[]): Hour[] {
  const atSea = events.some(({ kind }) => kind === 'set-sail');
  let laid = 0;
  return timetable(events, (event, n) => {
    const [until, after] = paceOf(event, events[n - 1]?.kind, atSea);
    const haste = laid >= PATIENCE ? 0.5 : 1;
    if (event.kind === 'laid') laid += 1;
    return [until * haste, after * haste];
  });
}

function paceOf({ kind, details }: GameEvent, before: string | undefined, atSea: boolean): Pace {
  if (TOGETHER.has(kind) && kind === before) return AT_ONCE;
  if (kind === 'drew' && atSea) return DRAWN_AT_SEA;
  if (kind === 'laid' && atSea) return SETTLES;
  if (kind === 'crossed') return Number(details.colours) ? NUMBERED : FREE;
  return PACES[kind] ?? (TOGETHER.has(kind) ? GLIDE : AT_ONCE);
}

/** How long the step that brought these events wants to be seen. */
export const duration = (events: readonly GameEvent[]): number => endOf(hours(events));
/** What is heard: hope while a tile is turned over, and the boats that are lost. */
export function sounds(events: readonly GameEvent[]): [SoundName, number][] {
  const clock = hours(events);
  return events.flatMap(({ kind }, n): [SoundName, number][] => {
    const { start, told } = clock[n]!;
    if (kind === 'drew' && told > start) return [['hope', start]];
    return kind === 'lost' && events[n - 1]?.kind !== 'lost' ? [['lost', told]] : [];
  });
}
/** When each event is told. */
export const telling = (events: readonly GameEvent[]): number[] => toldAt(hours(events));

export interface Waypoint extends Point {
  time: number;
}

export interface Voyage {
  /** The island and beach that the boats left. */
  island: string;
  beach: number;
  way: Waypoint[];
  /** The hours at which each drawn tile appears, is turned over and lies. */
  tiles: Map<string, Hour>;
  /** The colours aboard. */
  colours: string[];
  /** Where the boats are held against the number of a current. */
  checks: Check[];
  end: number;
}

/** The colours aboard, held against a current's number. */
export interface Check extends Point {
  time: number;
  length: number;
  needs: number;
  passes: boolean;
}

/** The voyage of a step that boats made from where they lay before; null if nobody sailed. */
export function voyage(
  events: readonly GameEvent[],
  view: TongiakiView,
  boats: readonly Boat[],
): Voyage | null {
  const begun = events.findIndex((event) => event.kind === 'set-sail');
  const sail = events[begun];
  if (!sail) return null;
  const place = String(sail.details.place);
  const name = place.slice(0, place.lastIndexOf(' '));
  const beach = Number(place.slice(place.lastIndexOf(' ') + 1));
  const side = Number(sail.details.side);
  const home = view.tiles.find((tile) => tile.name === name) as Island | undefined;
  if (!home) return null;
  const clock = hours(events);
  const map = byPlace(view.tiles);
  const tiles = new Map<string, Hour>();
  const checks: Check[] = [];
  const off = clock[begun]!;
  const way: Waypoint[] = [
    { ...onMap(home, polar(side, 62)), time: off.start + (off.end - off.start) * 0.6 },
    { ...onMap(home, polar(side, 84)), time: off.end },
  ];
  let end = off.end;
  let heading = modulo(side + home.rotation, SIDES);
  let at: Place = neighbour(home, heading);
  events.forEach(({ kind, details }, n) => {
    const tile = map.get(placeKey(at));
    const hour = clock[n]!;
    const crossed = kind === 'crossed';
    if (kind === 'drew' && tile) {
      const laid = events.findIndex((event, later) => later > n && event.kind === 'laid');
      tiles.set(tile.name, { ...hour, end: clock[laid]?.end ?? hour.end });
    } else if (kind === 'laid') {
      way.push({ ...way.at(-1)!, time: hour.end });
      end = hour.end;
    } else if ((crossed || kind === 'failed') && tile?.type === 'ocean') {
      const enters = modulo(heading + 3 - tile.rotation, SIDES);
      const leaves = otherEnd(tile, enters);
      const line = currentLine(enters, leaves, 8).map((point) => onMap(tile, point));
      way.push({ ...line[0]!, time: hour.told });
      const points = crossed ? line.slice(1) : line.slice(1, 4);
      const step = (hour.end - hour.told) / points.length;
      points.forEach((point, i) => way.push({ ...point, time: hour.told + (i + 1) * step }));
      const needs = Number(details.colours);
      const length = hour.end - hour.start;
      if (needs) checks.push({ ...line[4]!, time: hour.start, length, needs, passes: crossed });
      end = hour.end;
      if (crossed) {
        heading = modulo(leaves + tile.rotation, SIDES);
        at = neighbour(tile, heading);
      }
    } else if (kind === 'turned-back') {
      const back = [...way].reverse();
      const step = (hour.end - hour.told) / Math.max(1, back.length);
      back.forEach((point, i) => way.push({ x: point.x, y: point.y, time: hour.told + i * step }));
      end = hour.end;
    }
  });
  const crew = boats.filter((boat) => boat.island === name && boat.beach === beach);
  const colours = [...new Set(crew.map(({ colour }) => colour))];
  return { island: name, beach, colours, way, tiles, checks, end };
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
