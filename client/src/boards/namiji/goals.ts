/** Where a boat can go: each goal with its place on the map, its key and what it pays. */
import type { LegalMove, Message } from '../contract';
import type { Layout, Point } from './geometry';
import { destination, PANORAMAS, parts, printed, type NamijiView, type Panorama } from './view';

const CORNER: Point = { x: 0.75, y: -0.75 };

export interface Goal {
  move: LegalMove;
  space: number;
  slot: number;
  place: { x: number; y: number; r: number; lane?: { turn: number; length: number } };
  /** Where its key stands, from its middle. */
  badge: Point;
  key: string | null;
}

export function goalsOf(
  view: NamijiView,
  moves: readonly LegalMove[],
  spots: Layout['spots'],
): Goal[] {
  const found: Goal[] = [];
  let nearest = 1;
  let zero = true;
  for (const move of moves) {
    const to = destination(move, view);
    const spot = to && spots[to.space];
    if (!to || !spot) continue;
    const harbour = parts(move)[0] !== 'sail';
    const taken = view.boats.filter((boat) => boat.space === to.space).length;
    const slot = harbour ? to.slot - 1 : Math.min(taken, spot.slots.length - 1);
    const home = parts(move)[0] === 'home';
    const place: Goal['place'] = home ? spot : (spot.slots[slot] ?? spot);
    const key = harbour ? (zero ? '0' : null) : nearest <= 9 ? String(nearest) : null;
    if (harbour) zero = false;
    else nearest++;
    const badge = harbour ? besideLane(place.lane) : spot.away;
    found.push({ move, space: to.space, slot, place, badge, key });
  }
  return found;
}

/** Beside the row in which slots lie at a harbour: before or behind it is the next one. */
function besideLane(lane: Goal['place']['lane']): Point {
  if (!lane) return CORNER;
  const across = ((lane.turn + 90) * Math.PI) / 180;
  return { x: 1.1 * Math.cos(across), y: 1.1 * Math.sin(across) };
}

/**
 * How far from its middle each place can be pressed: to half the way to the next one, so that no
 * place lies on another, but no farther than its ring, or than a finger needs.
 */
export function reaches(goals: readonly { place: Goal['place'] }[], finger: number): number[] {
  return goals.map(({ place }) => {
    const nearest = goals
      .filter((other) => other.place !== place)
      .map((other) => Math.hypot(other.place.x - place.x, other.place.y - place.y));
    return Math.min(Math.max(place.r + 6, finger), ...nearest.map((far) => far / 2));
  });
}

/** What stopping there brings. */
export function pays(view: NamijiView, goal: Goal): Message {
  const station = view.route[goal.space]?.station ?? '';
  const boat = view.boats[view.boat ?? 0]!;
  const token = view.early_birds[0] ?? 0;
  if (boat.neutral) {
    if (station === 'dock') return hint('neutral-dock', { slot: goal.slot + 1 });
    return station === 'port' ? hint('neutral-port', { points: token }) : hint('neutral');
  }
  if (PANORAMAS.includes(station as Panorama)) {
    const section = boat.panoramas[station as Panorama] + 1;
    return hint('panorama', {
      section,
      of: printed.panoramas[station as Panorama],
      points: goal.move.points ?? 0,
      bonus: view.ahead?.bonuses[station as Panorama] ?? 0,
    });
  }
  if (station === 'whirlpool') return hint('whirlpool', { left: boat.offerings });
  if (station === 'dock') return hint('dock', { slot: goal.slot + 1 });
  if (station === 'port') return hint('port', { points: token });
  if (station === 'rock' && view.ahead) {
    return hint('rock', { look: view.ahead.look, keep: view.ahead.keep });
  }
  return hint(station);
}

/** How many boats sail before one goes on from there; null where that is no question. */
export function waits(view: NamijiView, goal: Goal): Message | null {
  const boat = view.boats[view.boat ?? 0]!;
  const behind = view.ahead?.behind[goal.space - boat.space - 1];
  if (behind === undefined || boat.neutral || goal.space === view.ahead?.harbour) return null;
  return hint('turns', { boats: behind });
}

const hint = (key: string, args: Record<string, number> = {}): Message => ({
  key: `namiji-hint-${key}`,
  args,
});

/** The move that a station was clicked for, though it cannot be reached. */
export function wish(view: NamijiView, space: number): string {
  const station = view.route[space]?.station;
  if (station === 'dock') return 'dock 1';
  return station === 'port' ? 'home' : `sail ${space}`;
}
