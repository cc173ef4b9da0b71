/** Namazu's view, as the server sends it. */
import type { View } from '../contract';

export type RingName = 'country' | 'suburbs' | 'city';
export type Counts = Record<string, number>;

export interface Cell {
  name: string;
  kind: string;
  ring: RingName;
  sector: number;
  blocked: boolean;
  pawn: number | null;
  buildings: number[];
  contract: number | null;
  price: Counts;
  gives: Counts;
}

export interface Altar {
  number: number;
  series: string;
  offerings: string[];
}

export interface Family {
  seat: number;
  goods: Counts;
  kobans: number;
  force: number;
  shield: number;
  wins: number;
  brigands: number;
  buildings: number;
  contracts: string[];
  improvements: string[];
  third_needs: string;
  third: boolean;
  altars: Altar[];
  cards: (string | null)[];
  points: Counts;
}

export interface Slot {
  series: string | null;
  price: Counts;
}

export interface NamazuView extends View {
  round: number;
  rounds: number;
  family: number | null;
  first: number;
  appeasement: number;
  limit: number;
  cells: Cell[];
  families: Family[];
  slots: Slot[];
  altar_pile: Counts;
  brigands: { bag: Counts; band: string[] };
  yakuza: { left: number; unplaced: Counts; discards: Counts; looking: (string | null)[] };
  market: { sells: Counts; improvement: number; altar: number; card: number; pact: number };
  fee: number;
  limits: Counts;
  now: {
    waiting: string[];
    cell: string | null;
    beaten: boolean;
    passage: boolean;
    challenged: number | null;
    victim: number | null;
    altar: number | null;
    slot: number | null;
    to_sign: string | null;
    bought: string[];
  };
}
