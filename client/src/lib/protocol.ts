/** What the server sends and takes: the types of src/kuroshio/server/messages.py. */
import type { GameEvent, Message, View } from '../boards/contract';

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: string | null;
  connected?: boolean;
  away?: boolean;
}

export interface ClockRule {
  kind: 'none' | 'move' | 'bank';
  seconds?: number;
  increment?: number;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  clock: ClockRule;
  listed: boolean;
  status: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  created: number;
  rematch: string | null;
}

export interface Told extends GameEvent {
  say: Message;
}

export interface Step {
  n: number;
  at: number;
  kind: string;
  seat?: number;
  name?: string;
  level?: string;
  events?: Told[];
  /** After a move that others followed in the same update. */
  view?: View | null;
  to?: number;
  text?: string;
  table?: string;
}

export interface Update {
  type: 'update';
  n: number;
  position: number;
  now: number;
  table: TableInfo;
  you: number[];
  eyes: number | null;
  turn: number | null;
  steps?: Step[];
  view?: View | null;
  question?: {
    say: Message;
    rule: Message;
    choices: { number: number; text: string; say: Message }[];
  } | null;
  undo?: {
    to?: number | null;
    free?: boolean;
    asked_by?: number | null;
    agreed?: number[];
  } | null;
  clock?: { left: number[]; running: number | null; since: number } | null;
}

export interface Refusal {
  type: 'refused';
  code: string;
  say: Message;
  ref?: string | null;
}

export type Answer =
  | Update
  | Refusal
  | { type: 'presence'; connected: boolean[]; watchers: number }
  | { type: 'done'; ref: string | null; n: number }
  | { type: 'pong'; ref: string | null; now: number };

export interface GameInfo {
  name: string;
  state: 'waiting' | 'compiling' | 'ready' | 'failed';
  players: number[];
  options: { name: string; values: string[]; players: number[] }[];
}
export interface Games {
  games: GameInfo[];
  levels: { name: string; purpose: string }[];
}

export interface Listing {
  id: string;
  game: string;
  players: number;
  status: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  created: number;
  updated: number;
}

export interface Finished {
  table: string;
  game: string;
  finished: number;
  seats: {
    seat: number;
    name: string;
    level: string | null;
    points: number;
    place: number;
    you: boolean;
  }[];
}

export interface Replay {
  table: TableInfo;
  start: View;
  frames: { seat: number; events: Told[]; view: View; move?: string }[];
}
