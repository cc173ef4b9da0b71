/** What the server sends and takes: the types of src/kuroshio/server/messages.py. */
import type { GameEvent, Message, View } from '../boards/contract';

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: string | null;
  connected?: boolean;
  away?: boolean;
  /** That the seat has asked for. */
  hints?: number;
  colour?: string;
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
  /** Whoever opened the table chose the seed: the game does not count. */
  seeded: boolean;
  /** Whether they are allowed. */
  hints: boolean;
  first: boolean;
  status: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  created: number;
  rematch: string | null;
  /** That whoever opened the table gave it. */
  name: string;
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
    choices: { number: number; text: string; say: Message; points?: number }[];
  } | null;
  undo?: {
    to?: number | null;
    free?: boolean;
    asked_by?: number | null;
    agreed?: number[];
  } | null;
  clock?: { left: number[]; running: number | null; since: number } | null;
}

/** What one move changed; all else is as it was. */
export interface Change {
  type: 'change';
  n: number;
  position: number;
  now: number;
  turn: number | null;
  steps: Step[];
  /** What changed, by its path: `boats.1.space` is the space of the second boat. */
  view: Record<string, unknown>;
  question?: Update['question'];
  /** The number of one's last move. */
  last?: number | null;
  clock?: Update['clock'];
}

export interface Refusal {
  type: 'refused';
  code: string;
  say: Message;
  ref?: string | null;
}

/** A move as the captain sees it. */
export interface Advice {
  number: number;
  text: string;
  say: Message;
  share: number;
  result: number | null;
}

export type Answer =
  | { type: 'hints'; ref: string | null; position: number; moves: Advice[] }
  | Update
  | Change
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
  name: string;
}

export interface Finished {
  table: string;
  game: string;
  finished: number;
  moves: number | null;
  seats: {
    seat: number;
    name: string;
    level: string | null;
    points: number;
    place: number;
    you: boolean;
    hints: number;
    colour: string; // empty for games that ended before it was written down
  }[];
}

export interface ReplayFrame {
  seat: number;
  events: Told[];
  view: View;
  move?: string | null;
}
export interface Replay {
  table: TableInfo;
  start: View;
  frames: ReplayFrame[];
  /** The number of the first move in `frames`; `start` is the view before it. */
  first: number;
  /** Of the whole game. */
  moves: number;
  hints: { seat: number; made: number }[];
}

/** A move as the deciding seat could judge it. */
export interface Candidate {
  move: string;
  say: Message;
  share: number;
  result: number;
}
export interface Decision {
  /** Moves made before it. */
  n: number;
  seat: number;
  played: Candidate;
  best: Candidate[];
  loss: number;
}
export interface Swing {
  n: number;
  seat: number;
  change: number[];
  size: number;
}
export interface Review {
  players: number;
  moves: number;
  iterations: number;
  rollouts: number;
  curve: number[][];
  swings: Swing[];
  decisions: Decision[];
}
export interface ReviewState {
  state: 'waiting' | 'working' | 'done' | 'failed';
  done?: number;
  moves?: number;
  review?: Review;
}

export interface Rating {
  value: number;
  games: number;
}
export interface SourceLine {
  source: string;
  these: number;
  others: number;
}
export interface PlayerGame {
  game: string;
  played: number;
  won: number;
  places: number[];
  mean_points: number;
  best_points: number;
  against_bots: Rating | null;
  against_people: Rating | null;
  levels: Record<string, number>;
  sources: SourceLine[];
  hints: number;
}
export interface PlayerStatistics {
  name: string;
  games: PlayerGame[];
}
export interface Bin {
  low: number;
  these: number;
  others: number;
}
export interface GameStatistics {
  game: string;
  games: number;
  counted: number;
  sources: SourceLine[];
  scores: Bin[];
  lengths: Bin[];
  seats: { players: number; seat: number; games: number; share: number }[];
  levels: { level: string | null; seats: number; share: number; fair: number }[];
}
