/** Who is ahead at the end, and what decided it. */
import type { Message, SeatInfo, TieBreak, View } from '../boards/contract';

/** The best first; who shares a place in the order of the seats. */
export function ranking(view: View, seats: SeatInfo[]): SeatInfo[] {
  const place = ({ seat }: SeatInfo) => view.standing[seat] ?? Infinity;
  return [...seats].sort((a, b) => place(a) - place(b) || a.seat - b.seat);
}

/**
 * The tie-break by which the winner is ahead, in words; null where the points alone decided. Tie-breaks are tried in the game's own order, against the
 * best of those who have as many points as the winner.
 */
export function decided<V extends View>(view: V, breaks: TieBreak<V>[]): Message | null {
  const winner = view.standing.indexOf(1);
  const level = view.scores.flatMap((points, seat) =>
    seat !== winner && points === view.scores[winner] ? [seat] : [],
  );
  if (winner < 0 || !level.length) return null;
  if (level.some((seat) => view.standing[seat] === 1)) return { key: 'tie-shared' };
  const next = level.reduce((a, b) => (view.standing[b]! < view.standing[a]! ? b : a));
  for (const { key, of } of breaks) {
    const [ahead, behind] = [of(view, winner), of(view, next)];
    if (ahead !== behind) return { key, args: { ahead, behind } };
  }
  return null;
}
