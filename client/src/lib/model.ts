/** A table as the client thinks of it. */
import type { ColourName, GameEvent, LegalMove, Message, View } from '../boards/contract';

export interface LogLine {
  seat: number | null;
  words: Message;
  /** The step that it belongs to. */
  step: number;
  /** What on the board it speaks of: boards give the same names to what they draw (`data-name`). */
  about?: string[];
  /** Something that nobody at the table should miss. */
  moment?: boolean;
}

/** What is to be seen after a step: views advance by frames. */
export interface Frame {
  step: number;
  /** The seat that moved. */
  by: number | null;
  view: View;
  events: GameEvent[];
  lines: LogLine[];
  /** Taken back: shown at once, nothing glides forward. */
  undone?: boolean;
}

/** What is asked now, with the moves that answer it; for the seat that these eyes belong to. */
export interface Asked {
  step: number;
  question: Message | null;
  /** There is one move, and nothing is revealed by it. */
  forced?: boolean;
  rule: Message | null;
  moves: LegalMove[];
}

/** Somebody took a seat at a step: a person, or a bot of a level. */
export interface Sitter {
  seat: number;
  step: number;
  name: string | null;
  level: string | null;
}

export interface ChatLine {
  /** Its number in the table's log. */
  step: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  colour: ColourName;
  /** Null where nobody asks, as in a replay. */
  connected: boolean | null;
  you: boolean;
  /** A bot plays for a person who is away. */
  standIn: boolean;
  /** The name of whoever left this seat to a bot. */
  left: string | null;
  /** Whoever seats and starts. */
  host: boolean;
  /** Hints that it has asked for. */
  hints: number;
}

export interface UndoRequest {
  seat: number;
  /** Seats that must still agree. */
  waiting: number[];
}
