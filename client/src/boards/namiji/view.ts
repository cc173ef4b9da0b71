/** What is shown of Namiji's view; its rules are computed by the engine alone. */
import box from '../../../../src/kuroshio/namiji/box.toml';
import {
  PANORAMAS,
  PICTURES,
  type BoatView,
  type Cell,
  type Goal,
  type NamijiView,
  type Panorama,
} from '../../generated/namiji';
import type { LegalMove, Message, Source } from '../contract';

export { PANORAMAS, type BoatView, type Cell, type Goal, type NamijiView, type Panorama };

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

/** The Early Bird tokens of this game by arrival: those taken, and those left. With the option of
 * two tokens the last boat home has none. */
export function tokensOf(view: Pick<NamijiView, 'boats' | 'early_birds'>): number[] {
  const taken = view.boats.map((boat) => boat.early_bird ?? 0).filter((points) => points > 0);
  return [...taken.sort((a, b) => b - a), ...view.early_birds];
}

/** The station that an upgrade belongs to; null for a meal. */
export function upgradeStation(id: string): string | null {
  return /^namiji-station-(.*)$/.exec(drawing(`dock-${id}`) ?? '')?.[1] ?? null;
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
  const harbour = view.ahead?.harbour;
  if (harbour === undefined) return null;
  if (verb === 'home') return { space: harbour, slot: 1 };
  return verb === 'dock' ? { space: harbour, slot: Number(number) } : null;
}

/** The drawing of a fish, if there is one. */
export const fishDrawing = (fish: string): string | null =>
  drawing(`fish-${fish.replaceAll(' ', '-')}`) ?? null;

export const mealDrawing = (id: string): string => drawing(`dock-${id}`) ?? 'namiji-meal-miso-soup';

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
