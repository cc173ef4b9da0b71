/** What a move of Tongiaki touches on the map, and the way of a group of boats as it is drawn. */

import {
  DIRECTIONS,
  INNER,
  SIDES,
  centre,
  currentLine,
  degrees,
  islandPlan,
  modulo,
  onMap,
  placeKey,
  polar,
} from './geometry';
import type { Direction, Point } from './geometry';
import type { KnownWay, Ocean, Tile, TongiakiView } from './types';

export type Action =
  | { kind: 'place' | 'lift'; island: string; beach: number }
  | { kind: 'increase' | 'found'; island: string }
  | { kind: 'resettle' }
  | { kind: 'depart'; island: string; beach: number; side: number }
  | { kind: 'lay'; direction: number; tile: string }
  | { kind: 'mark'; direction: number }
  | { kind: 'land'; colour: string; beach: number };

/** A move's text as its parts; null for what this board does not know. */
export function parse(text: string): Action | null {
  const words = text.split(' ');
  const rest = words.slice(1);
  switch (words[0]) {
    case 'place':
    case 'lift':
      return { kind: words[0], island: rest.slice(0, -1).join(' '), beach: Number(rest.at(-1)) };
    case 'increase':
    case 'found':
      return { kind: words[0], island: rest.join(' ') };
    case 'resettle':
      return { kind: 'resettle' };
    case 'depart':
      return {
        kind: 'depart',
        island: rest.slice(0, -3).join(' '),
        beach: Number(rest.at(-3)),
        side: Number(rest.at(-1)),
      };
    case 'lay':
      return { kind: 'lay', direction: compass(rest[0]!), tile: rest.slice(2).join(' ') };
    case 'mark':
      return { kind: 'mark', direction: compass(rest[0]!) };
    case 'land':
      return { kind: 'land', colour: rest.slice(0, -1).join(' '), beach: Number(rest.at(-1)) };
    default:
      return null;
  }
}

export function compass(name: string): number {
  return DIRECTIONS.indexOf(name as Direction);
}

/** The tiles of a map by their place. */
export function byPlace(tiles: readonly Tile[]): Map<string, Tile> {
  return new Map(tiles.map((tile) => [placeKey(tile), tile]));
}

/** The known way of a group that leaves by a pier, as it is drawn. */
export interface DrawnWay {
  points: Point[];
  stops: { point: Point; needs: number; passes: boolean }[];
}

/** The line along the currents, as far as the way is known; half of the last where it is lost. */
export function drawnWay(tiles: readonly Tile[], way: KnownWay): DrawnWay | null {
  const byName = new Map(tiles.map((tile) => [tile.name, tile]));
  const home = byName.get(way.home);
  if (!home) return null;
  const points = [onMap(home, polar(way.side, 66)), onMap(home, polar(way.side, 86.6))];
  const stops: DrawnWay['stops'] = [];
  let heading = modulo(way.side + home.rotation, SIDES);
  for (const { tile: name, needs, passes } of way.stops) {
    const tile = byName.get(name);
    if (tile?.type !== 'ocean') return null;
    const enters = modulo(heading + 3 - tile.rotation, SIDES);
    const leaves = otherEnd(tile, enters);
    const line = currentLine(enters, leaves).map((point) => onMap(tile, point));
    if (needs) stops.push({ point: line[4]!, needs, passes });
    points.push(...line.slice(1, passes ? undefined : 5));
    heading = modulo(leaves + tile.rotation, SIDES);
  }
  return { points, stops };
}

/** Where the current leads that begins at a side. */
export function otherEnd({ currents }: Ocean, side: number): number {
  const [one, other] = currents.find(({ sides }) => sides.includes(side))!.sides;
  return one === side ? other : one;
}

// --- boats ----------------------------------------------------------------------------------

/** Where a boat is: at a mooring of a beach, or in the group at sea. */
export interface Berth {
  island: string | null;
  beach: number;
  slot: number;
}

export interface Boat extends Berth {
  id: number;
  colour: string;
}

const berth = (boat: Berth): string => `${boat.island ?? ''} ${boat.beach}`;

/**
 * The boats of a view, as far as possible the same ones as before: one that stays keeps its
 * mooring, one that moves keeps its identity and glides. Boats come and go only where the supply gives or takes.
 */
export function follow(
  before: readonly Boat[],
  view: Pick<TongiakiView, 'tiles' | 'fleet'>,
  nextId: () => number,
): Boat[] {
  const wanted: { island: string | null; beach: number; moorings: number; boats: string[] }[] = [];
  for (const tile of view.tiles) {
    if (tile.type !== 'island' || tile.king) continue;
    for (const beach of tile.beaches) {
      wanted.push({
        island: tile.name,
        beach: beach.number,
        moorings: beach.moorings,
        boats: beach.boats,
      });
    }
  }
  if (view.fleet)
    wanted.push({
      island: null,
      beach: 0,
      moorings: view.fleet.boats.length,
      boats: view.fleet.boats,
    });

  const free = new Set(before);
  const result: Boat[] = [];
  const open: { colour: string; island: string | null; beach: number; slots: number[] }[] = [];
  for (const place of wanted) {
    const here = before.filter((boat) => berth(boat) === berth({ ...place, slot: 0 }));
    const slots = new Set(Array.from({ length: place.moorings }, (_, n) => n));
    const missing: string[] = [];
    for (const colour of place.boats) {
      const stays = here.find(
        (boat) => boat.colour === colour && free.has(boat) && slots.has(boat.slot),
      );
      if (!stays) {
        missing.push(colour);
        continue;
      }
      free.delete(stays);
      slots.delete(stays.slot);
      result.push(stays);
    }
    const left = [...slots];
    for (const colour of missing)
      open.push({ colour, island: place.island, beach: place.beach, slots: left });
  }
  for (const place of open) {
    const slot = place.slots.shift() ?? 0;
    const moved = [...free].find((boat) => boat.colour === place.colour);
    if (moved) free.delete(moved);
    result.push({
      id: moved?.id ?? nextId(),
      colour: place.colour,
      island: place.island,
      beach: place.beach,
      slot,
    });
  }
  return result.sort((a, b) => a.id - b.id);
}

/** The point and the turn of a boat in a group of so many: two abreast behind its head. */
export function inGroup(
  head: Point,
  heading: number,
  slot: number,
  size: number,
): Point & { turn: number } {
  const forward = polar(heading, 1);
  const row = Math.floor(slot / 2);
  const alone = slot === size - 1 && size % 2 === 1;
  const side = alone ? 0 : slot % 2 ? 10.5 : -10.5;
  const back = 10 + row * 30;
  return {
    x: head.x - forward.x * back - forward.y * side,
    y: head.y - forward.y * back + forward.x * side,
    turn: 60 * heading + 180,
  };
}

/** Where a boat lies on the map, how it is turned and how large it is. */
export interface Spot extends Point {
  turn: number;
  scale: number;
}

/** The spot of a boat: at its mooring, or in the group at the edge of the tile that it reached. */
export function spotOf(
  boat: Berth,
  fleet: TongiakiView['fleet'],
  tiles: ReadonlyMap<string, Tile>,
): Spot | null {
  if (boat.island === null) {
    const at = fleet && tiles.get(fleet.at);
    if (!fleet || !at) return null;
    const heading = compass(fleet.heading);
    const middle = centre(at);
    const edge = polar(heading, INNER + 2);
    const head = { x: middle.x + edge.x, y: middle.y + edge.y };
    return { ...inGroup(head, heading, boat.slot, fleet.boats.length), scale: 1 };
  }
  const tile = tiles.get(boat.island);
  if (tile?.type !== 'island') return null;
  const plan = islandPlan(tile.name, tile.beaches).beaches.find((b) => b.number === boat.beach);
  const mooring = plan?.moorings[boat.slot];
  if (!mooring) return null;
  const turn = degrees(mooring.u + tile.rotation) + 90;
  return { ...onMap(tile, mooring), turn, scale: mooring.scale };
}
