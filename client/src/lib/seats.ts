import { seatColour } from '../boards/shared/seats';
import type { Seat } from './model';
import type { SeatInfo } from '../generated/protocol';

/** A seat of a table, as the server tells it, in the way in which the client thinks of it. */
export function seatOf(seat: SeatInfo, n: number): Seat {
  return {
    seat: n,
    kind: seat.kind,
    name: seat.name || null,
    bot: seat.level ?? null,
    colour: seatColour(seat.colour, n),
    connected: seat.connected ?? false,
    you: false,
    standIn: seat.away ?? false,
    left: seat.left || null,
    host: false,
    hints: seat.hints ?? 0,
  };
}
