/** The legal moves as what they touch: beaches, piers, islands, places, the tile in hand. */
import type { Argument, ColourName, LegalMove, Message, SeatInfo } from '../contract';
import { painted, seatColour } from '../shared/seats';
import { modulo, neighbour, placeKey } from './geometry';
import type { Place } from './geometry';
import { drawnWay, parse } from './sea';
import type { Action, DrawnWay } from './sea';
import type { Island, KnownWay, Tile, TongiakiView } from './types';

/** An arrow to the south, the direction 0: piers are known by where they lead. */
export const ARROW = 'M0-6V6M-4.500 1.500L0 6L4.500 1.500';

export interface Choice {
  move: LegalMove;
  action: Action;
}

export interface Departure {
  move: LegalMove;
  home: Island;
  beach: number;
  side: number;
  /** What is known of the way, and its line on the map. */
  known: KnownWay;
  line: DrawnWay;
}

export interface Offers {
  /** Colours that can land, and the one that does next. */
  aboard: string[];
  landing: string | null;
  beaches: { move: LegalMove; island: string; beach: number }[];
  departures: Departure[];
  islands: { island: string; options: Choice[] }[];
  places: { move: LegalMove; place: Place }[];
  /** The ways in which the tile in hand can lie, and the one shown. */
  turns: { move: LegalMove; rotation: number }[];
  turn: { move: LegalMove; rotation: number } | null;
  held: Tile | null;
  resettle: LegalMove | null;
  /** The key that chooses a move, if one does: for a beach its own number. */
  keyOf(move: LegalMove): number | undefined;
}

export function offers(
  view: TongiakiView,
  moves: readonly LegalMove[],
  picked: string | null,
  turned: number,
): Offers {
  const choices = moves.flatMap((move): Choice[] => {
    const action = parse(move.text);
    return action ? [{ move, action }] : [];
  });
  const tiles = new Map(view.tiles.map((tile) => [tile.name, tile]));
  const aboard = [
    ...new Set(choices.flatMap(({ action }) => (action.kind === 'land' ? [action.colour] : []))),
  ];
  const wanted = [picked, view.colour, aboard[0]];
  const landing = wanted.find((colour) => colour && aboard.includes(colour)) ?? null;
  const result: Omit<Offers, 'keyOf'> = {
    aboard,
    landing,
    beaches: [],
    departures: [],
    islands: [],
    places: [],
    turns: [],
    turn: null,
    held: view.question === 'lay' || view.question === 'turn' ? view.drawn : null,
    resettle: null,
  };
  for (const { move, action } of choices) {
    if (action.kind === 'place' || action.kind === 'lift') {
      result.beaches.push({ move, island: action.island, beach: action.beach });
    } else if (action.kind === 'land') {
      if (action.colour !== landing || !view.fleet?.shore) continue;
      result.beaches.push({ move, island: view.fleet.shore, beach: action.beach });
    } else if (action.kind === 'depart') {
      const home = tiles.get(action.island);
      const known = view.departures.find((one) => one.move === move.text);
      const line = known && drawnWay(view.tiles, known);
      if (home?.type !== 'island' || !line) continue;
      const { beach, side } = action;
      result.departures.push({ move, home, beach, side, known, line });
    } else if (action.kind === 'increase' || action.kind === 'found') {
      const known = result.islands.find(({ island }) => island === action.island);
      if (known) known.options.push({ move, action });
      else result.islands.push({ island: action.island, options: [{ move, action }] });
    } else if (action.kind === 'lay') {
      const beside = tiles.get(action.tile);
      if (beside) result.places.push({ move, place: neighbour(beside, action.direction) });
    } else if (action.kind === 'mark') {
      result.turns.push({ move, rotation: action.direction });
    } else {
      result.resettle = move;
    }
  }
  if (result.turns.length) result.turn = result.turns[modulo(turned, result.turns.length)]!;
  return { ...result, keyOf: keysOf(result) };
}

/** Keys for what is counted, and for beaches their numbers: these are written on the map. */
function keysOf({
  departures,
  beaches,
  islands,
}: Pick<Offers, 'departures' | 'beaches' | 'islands'>): Offers['keyOf'] {
  const keys = new Map<number, number>();
  [
    ...departures.map(({ move }) => move),
    ...islands.map(({ options }) => options[0]!.move),
  ].forEach(({ number }, n) => keys.set(number, n + 1));
  // on several islands two beaches have the same number: then no key means one of them
  const one = beaches.every(({ island }) => island === beaches[0]!.island);
  if (one) beaches.forEach(({ move, beach }) => keys.set(move.number, beach));
  return ({ number }) => keys.get(number);
}

/** How a colour of the box is seen: as its seat chose, by its name or else by its number. */
export function painter(view: TongiakiView, seats: SeatInfo[]): (name: string) => ColourName {
  const paint = painted(seats.map(({ colour }) => colour));
  return (name) => {
    const number = view.colours.findIndex((colour) => colour.name === name);
    return paint[name] ?? paint[seatColour(undefined, Math.max(0, number))]!;
  };
}

/** The unknown places to which departures lead, each with all that do. */
export function drawsOf(
  departures: readonly Departure[],
): { place: Place; departures: Departure[] }[] {
  const found = new Map<string, { place: Place; departures: Departure[] }>();
  for (const departure of departures) {
    if (departure.known.ends !== 'draw') continue;
    const place = departure.known.at;
    const entry = found.get(placeKey(place)) ?? { place, departures: [] };
    entry.departures.push(departure);
    found.set(placeKey(place), entry);
  }
  return [...found.values()];
}

/** The text of the move that a beach was clicked for, though it cannot be chosen. */
export function wish(
  { question }: Pick<TongiakiView, 'question'>,
  { landing }: Pick<Offers, 'landing'>,
  island: Pick<Island, 'name' | 'beaches'>,
  beach: number,
): string {
  if (question === 'land' && landing) return `land ${landing} ${beach}`;
  if (question === 'lift') return `lift ${island.name} ${beach}`;
  if (question === 'act') return `increase ${island.name}`;
  if (question !== 'depart') return `place ${island.name} ${beach}`;
  const pier = island.beaches.find(({ number }) => number === beach)?.piers[0];
  return `depart ${island.name} ${beach} by ${pier}`;
}

/** A tile's name, as the reader's language has it. */
export function tileName(
  name: string,
  t: (key: string, args?: Record<string, Argument>) => string,
): string {
  const { key, args } = tileCalled(name);
  return t(key, args);
}

export function tileCalled(name: string): Message {
  return name.startsWith('ocean ')
    ? { key: 'tongiaki-ocean', args: { letter: name.slice(6) } }
    : { key: `tongiaki-island-${name}`, args: { name } };
}
