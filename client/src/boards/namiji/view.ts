/** What follows from Namiji's view. */
import box from '../../../../src/kuroshio/namiji/box.toml';
import {
  PANORAMAS,
  PICTURES,
  type BoatView,
  type Cell,
  type NamijiView,
  type Panorama,
} from '../../generated/namiji';
import type { LegalMove, Message, Source } from '../contract';

export { PANORAMAS, type BoatView, type Cell, type NamijiView, type Panorama };

export const COLUMNS = ['A', 'B', 'C', 'D'];
export const ROWS = ['1', '2', '3'];

interface DockCard {
  id: string;
  meal?: number;
  upgrade?: string;
  number?: number;
  bonus?: number;
  keep?: number;
}
interface RockCard {
  id: string;
  points: number;
  measure: string;
  at_least?: number;
  at_most?: number;
}
/** The printed numbers of the standard box. */
export const printed = box as unknown as {
  penalty: { points: number[] };
  rack: { row_points: number[]; column_points: number[] };
  fish: { colours: string[]; kinds: string[] };
  crustaceans: { draws: number; lost_at: number };
  panoramas: Record<Panorama | 'bonus', number>;
  early_bird: { points: number[] };
  dock: { cards: DockCard[] };
  rock: { cards: RockCard[] };
};

export const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

export const dockCard = (id: string) => printed.dock.cards.find((card) => card.id === id);
export const rockCard = (id: string) => printed.rock.cards.find((card) => card.id === id);

export const stationName = (station: string): Message => ({ key: `namiji-station-${station}` });

/** Where a boat sailed to: what is there says more than its number. */
export function retell({ key, args }: Message, view: NamijiView): Message | null {
  if (key !== 'namiji-event-sailed' || !args) return null;
  const station = stationName(view.route[Number(args.space)]!.station);
  return { key: 'namiji-told-sailed', args: { ...args, station } };
}

export const fishName = (fish: string): Message => ({
  key: `namiji-fish-${fish.replaceAll(' ', '-')}`,
  args: { name: fish },
});

export const cardName = (group: 'dock' | 'rock', id: string): Message => ({
  key: `namiji-${group}-${id}`,
  args: { name: id },
});

/** What a card does, with the numbers of the standard box. */
export function effect(group: 'dock' | 'rock', id: string): Message | null {
  if (group === 'rock') {
    const card = rockCard(id);
    if (!card) return null;
    const [measure, colour] = card.measure.split(/-(?=\d$)/);
    const args: NonNullable<Message['args']> = {
      bound: card.at_most === undefined ? 'at-least' : 'at-most',
      number: card.at_least ?? card.at_most ?? 0,
    };
    if (colour) args.colour = printed.fish.colours[Number(colour) - 1] ?? '';
    return {
      key: 'namiji-objective',
      args: { measure: { key: `namiji-measure-${measure}`, args }, points: card.points },
    };
  }
  const card = dockCard(id);
  if (!card) return null;
  if (card.meal !== undefined) return { key: 'namiji-effect-meal', args: { points: card.meal } };
  return {
    key: `namiji-effect-${card.upgrade}`,
    args: {
      number: card.number ?? 0,
      bonus: card.bonus ?? 0,
      keep: card.keep ?? 2,
      draws: printed.crustaceans.draws,
    },
  };
}

/** The drawing of a card, a fish or a station, as the rulebook shows it. */
const drawing = (thing: string): string | undefined => (PICTURES as Record<string, string>)[thing];

/** The station that an upgrade belongs to; null for a meal. */
export function upgradeStation(id: string): string | null {
  return /^namiji-station-(.*)$/.exec(drawing(`dock-${id}`) ?? '')?.[1] ?? null;
}

/** How far a boat is with what a Sacred Rock card measures. */
export function measured(measure: string, boat: BoatView): number {
  const cells = Object.values(boat.rack).filter((cell) => cell !== null);
  const rows = boat.lines.filter((line) => line.startsWith('row')).length;
  const of = (colour: string | undefined) =>
    cells.filter((cell) => cell.fish.split(' ')[0] === colour).length;
  switch (measure) {
    case 'valid-lines':
      return boat.lines.length;
    case 'bottom-row':
      return boat.lines.includes('row 3') ? 1 : 0;
    case 'rows-and-columns':
      return Math.min(rows, boat.lines.length - rows);
    case 'fish':
      return cells.length;
    case 'colour-1':
      return of(printed.fish.colours[0]);
    case 'colour-2':
      return of(printed.fish.colours[1]);
    case 'colour-3':
      return of(printed.fish.colours[2]);
    case 'kinds':
      return new Set(cells.map((cell) => cell.fish.split(' ')[1])).size;
    case 'nets':
      return new Set(cells.map((cell) => cell.net).filter(Boolean)).size;
    case 'crustaceans':
      return boat.shrimp + boat.crabs;
    case 'crabs':
      return boat.crabs;
    case 'offerings-left':
      return boat.offerings;
    case 'dolphin':
    case 'octopus':
    case 'whale':
      return boat.panoramas[measure];
    case 'panoramas-of-two':
      return PANORAMAS.filter((kind) => boat.panoramas[kind] >= 2).length;
    case 'panorama-bonuses':
      return boat.bonuses.length;
    case 'meals':
      return boat.cards.filter((card) => dockCard(card)?.meal !== undefined).length;
    case 'upgrades':
      return boat.cards.filter((card) => dockCard(card)?.upgrade !== undefined).length;
    default:
      return 0;
  }
}

export function isMet(card: RockCard, boat: BoatView): boolean {
  const has = measured(card.measure, boat);
  return card.at_most === undefined ? has >= (card.at_least ?? 0) : has <= card.at_most;
}

/** Points if the game ended now: rocks that are met count, offerings aboard cost. */
export function ifItEndedNow(view: NamijiView, seat: number): number {
  const boat = view.boats[seat]!;
  if (view.over) return view.scores[seat] ?? 0;
  const rocks = boat.rocks
    .map((id) => (id ? rockCard(id) : undefined))
    .filter((card) => card !== undefined && isMet(card, boat))
    .reduce((all, card) => all + card!.points, 0);
  return sum(boat.points) + rocks - (printed.penalty.points[boat.offerings] ?? 0);
}

/** A move's text in parts: `sail 7` → ['sail', '7']. */
export const parts = (move: LegalMove): string[] => move.text.split(' ');

/** The space that a sailing move goes to. */
export function destination(
  move: LegalMove,
  view: NamijiView,
): { space: number; slot: number } | null {
  const [verb, number] = parts(move);
  if (verb === 'sail') return { space: Number(number), slot: 1 };
  if (verb === 'home') return { space: view.route.length - 1, slot: 1 };
  if (verb === 'dock') {
    const boat = view.boats[view.boat ?? 0]!;
    let space = boat.space + 1;
    while (view.route[space] && !['dock', 'port'].includes(view.route[space]!.station)) space++;
    return { space, slot: Number(number) };
  }
  return null;
}

/** The drawing of a fish, if there is one. */
export const fishDrawing = (fish: string): string | null =>
  drawing(`fish-${fish.replaceAll(' ', '-')}`) ?? null;

export const mealDrawing = (id: string): string => drawing(`dock-${id}`) ?? 'namiji-meal-bowl';

/** Where points come from, in a fixed order. */
export const SOURCES: Source[] = [
  { key: 'rack', label: 'namiji-source-rack', explain: 'line-points', colour: '#2B66A8' },
  { key: 'trap', label: 'namiji-source-trap', explain: 'trap', colour: '#B8482F' },
  { key: 'panoramas', label: 'namiji-source-panoramas', explain: 'panoramas', colour: '#2A7D8C' },
  { key: 'bonuses', label: 'namiji-source-bonuses', explain: 'bonuses', colour: '#57A6B3' },
  { key: 'meals', label: 'namiji-source-meals', explain: 'meals', colour: '#C9A227' },
  { key: 'upgrades', label: 'namiji-source-upgrades', explain: 'upgrades', colour: '#5F7690' },
  { key: 'rocks', label: 'namiji-source-rocks', explain: 'rocks', colour: '#647A4E' },
  {
    key: 'early-bird',
    label: 'namiji-source-early-bird',
    explain: 'early-bird',
    colour: '#E08F5C',
  },
  {
    key: 'penalty',
    label: 'namiji-source-penalty',
    explain: 'offering',
    colour: '#8A8576',
    penalty: true,
  },
];
