/** The moments of a game that are told at its end: found in its replay. */
import type { Message } from '../boards/contract';
import type { Replay } from '../generated/protocol';

export interface Moments {
  /** The move that paid most. */
  best: { seat: number; points: number; lines: Message[] } | null;
  /** Who led longest, and how often the lead changed hands. */
  leader: number | null;
  changes: number;
  /** Who gained most in the last quarter. */
  run: { seat: number; points: number } | null;
}

/** Where the replay cannot be had. */
export const NONE: Moments = { best: null, leader: null, changes: 0, run: null };

const LINES = 4;

function ahead(scores: number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : null;
}

export function moments(replay: Replay): Moments {
  const course = [replay.start, ...replay.frames.map(({ view }) => view)].map(
    (view) => view.scores,
  );
  const held = new Map<number, number>();
  let best: Moments['best'] = null;
  let last: number | null = null;
  let changes = 0;
  replay.frames.forEach(({ seat, events, view }, n) => {
    const points = (course[n + 1]?.[seat] ?? 0) - (course[n]?.[seat] ?? 0);
    if (!view.over && points > (best?.points ?? 0)) {
      const lines = events.filter((event) => event.seat === seat).map((event) => event.say);
      best = { seat, points, lines: lines.slice(0, LINES) };
    }
    const leads = ahead(view.scores);
    if (leads === null) return;
    held.set(leads, (held.get(leads) ?? 0) + 1);
    if (last !== null && leads !== last) changes++;
    last = leads;
  });
  const leader = [...held].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  const quarter = course[Math.floor((course.length * 3) / 4)] ?? [];
  const gains = (course.at(-1) ?? []).map((points, seat) => points - (quarter[seat] ?? 0));
  const gained = Math.max(...gains, 0);
  return {
    best,
    leader,
    changes,
    run: gained > 0 ? { seat: gains.indexOf(gained), points: gained } : null,
  };
}
