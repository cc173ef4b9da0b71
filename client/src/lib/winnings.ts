/** Who won how many points from one step to the next; losses do not fly. */
export function winnings(before: number[], now: number[]): { seat: number; points: number }[] {
  return now.flatMap((points, seat) => {
    const won = points - (before[seat] ?? 0);
    return won > 0 ? [{ seat, points: won }] : [];
  });
}
