// Written by `make docs` from the server's own types. Do not change it by hand.

import type { View } from "./protocol";

export const QUESTIONS = [
  "quake", "face", "fight", "stand", "third", "act", "challenge", "arms", "take", "swap", "altar",
  "offer", "erect", "pay", "build", "sign", "keep", "trade",
] as const;
export type Question = (typeof QUESTIONS)[number];

export const EVENT_KINDS = [
  "began-turn", "gained", "surplus", "paid", "sold", "offered", "handed", "took", "force",
  "shield", "produced", "hindered", "shook", "met-brigands", "chose-brigands", "beat-brigands",
  "fled-brigands", "no-brigands", "stood", "sent-home", "third-came", "activated", "challenged",
  "rolled", "won", "lost", "tied", "erected", "bought-altar", "new-altar", "built", "signed",
  "improved", "drew-cards", "saw-card", "kept-card", "kept-this-card", "discarded", "reshuffled",
  "played", "appeased", "scored", "scored-goal", "calmed",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const RINGS = ["country", "suburbs", "city"] as const;
export type Ring = (typeof RINGS)[number];

export interface NamazuView extends View {
  /** what it is asked */
  question: Question | null;
  /** the first is 1 */
  round: number;
  /** the game ends after so many in any case */
  rounds: number;
  /** whose turn it is; `turn` decides, also out of turn */
  family: number | null;
  first: number;
  appeasement: number;
  limit: number;
  cells: CellView[];
  families: FamilyView[];
  slots: SlotView[];
  /** what is left, in an order that nobody knows */
  altar_pile: Record<string, number>;
  brigands: Brigands;
  yakuza: Yakuza;
  market: MarketView;
  /** Kobans for an occupied cell */
  fee: number;
  /** points for each place of an altar, in the order of filling */
  places: number[];
  /** what a family can have at most; what has no limit is left out */
  limits: Record<string, number>;
  now: TurnView;
  /** while ashigarus are placed */
  placing: Placing | null;
  /** while cells are activated: those that wait */
  uses: Use[];
  /** what the family lacks that sees this */
  yours: Yours | null;
}

/** A cell of the city, with all that stands on it. */
export interface CellView {
  name: string;
  kind: string;
  ring: Ring;
  /** 1 to 9, clockwise */
  sector: number;
  blocked: boolean;
  /** the seat whose ashigaru stands here */
  pawn: number | null;
  buildings: number[];
  contract: number | null;
  price: Record<string, number>;
  /** to these eyes; besides goods: force, shield, points, card, building … */
  gives: Record<string, number>;
}

export interface FamilyView {
  seat: number;
  goods: Record<string, number>;
  kobans: number;
  force: number;
  shield: number;
  wins: number;
  brigands: number;
  buildings: number;
  contracts: string[];
  improvements: string[];
  /** the improvement on the card of the third ashigaru */
  third_needs: string;
  third: boolean;
  /** what it waits for: "altar", the improvement */
  third_lacks: string[];
  altars: AltarView[];
  /** None where these eyes may not see the card */
  cards: (string | null)[];
  /** points of the goals in hand, as far as seen, if the game ended now */
  goals: Record<string, number>;
  /** by source, counted at the end */
  points: Record<string, number>;
  /** goods and Kobans, which break ties */
  belongings: number;
}

export interface AltarView {
  number: number;
  series: string;
  offerings: string[];
}

/** A place of the altar board. */
export interface SlotView {
  series: string | null;
  price: Record<string, number>;
}

export interface Brigands {
  bag: Record<string, number>;
  /** those that attack now */
  band: string[];
  /** the force that each of them takes, less the shield */
  needs: number[];
}

export interface Yakuza {
  left: number;
  /** cards whose place these eyes do not know */
  unplaced: Record<string, number>;
  discards: Record<string, number>;
  /** the cards that `turn` looks at */
  looking: (string | null)[];
}

/** The black market's prices in Kobans. */
export interface MarketView {
  /** what a good brings */
  sells: Record<string, number>;
  improvement: number;
  altar: number;
  card: number;
  pact: number;
}

/** How far the turn has come. */
export interface TurnView {
  /** cells that are not activated yet */
  waiting: string[];
  /** the cell that is being activated */
  cell: string | null;
  /** by brigands: an ashigaru less */
  beaten: boolean;
  passage: boolean;
  challenged: number | null;
  victim: number | null;
  /** the altar that is being offered to */
  altar: number | null;
  /** the altar that is being built */
  slot: number | null;
  to_sign: string | null;
  /** lines of the market used at this visit */
  bought: string[];
}

/** How ashigarus are being placed. */
export interface Placing {
  /** 2 together, or 1 */
  ashigarus: number;
  /** where the two lie: "sector", "neighbours" (or in one sector), "anywhere" */
  within: string;
  /** cells where none may stand, with the reason, as in `namazu-why-…` */
  closed: Record<string, string>;
  /** Kobans for each cell that is paid for */
  fees: Record<string, number>;
}

/** What it would mean to activate a cell now. */
export interface Use {
  cell: string;
  /** the reason why it is of no use, as in `namazu-why-…` */
  why: string | null;
  /** what it would add, as far as there is room: goods, koban, force, shield */
  gives: Record<string, number>;
  /** what is missing of its price */
  lack: Lack | null;
}

/** What a family lacks of a price. */
export interface Lack {
  /** goods that it has not got */
  missing: Record<string, number>;
  /** of its gold, so many would stand for them */
  gold: number;
  /** so many are missing even then; with 0 it can pay */
  short: number;
}

/** What a family lacks for what it may want. */
export interface Yours {
  /** by the kinds of cell in the city that it cannot pay with goods alone */
  cells: Record<string, Lack>;
  /** for the altar of each slot, at its own price */
  slots: Lack[];
  /** for any altar at the temple's price, with that improvement */
  temple: Lack | null;
  /** by the number of each altar, its own goods that fit there */
  altars: Record<string, string[]>;
  /** what is missing for the third ashigaru: "altar", the improvement */
  third: string[];
}

export const PICTURES = {
  "token-0": "namazu-brigand",
  "token-1": "namazu-brigand",
  "token-2": "namazu-brigand",
  "token-3": "namazu-brigand",
  "token-4": "namazu-brigand",
  "token-5": "namazu-brigand",
  "token-6": "namazu-brigand",
  "token-7": "namazu-brigand",
  "token-8": "namazu-brigand",
  "token-9": "namazu-brigand",
  "token-10": "namazu-brigand",
  "token-11": "namazu-brigand",
  "token-12": "namazu-brigand",
  "token-13": "namazu-brigand",
  "token-14": "namazu-brigand",
  "token-15": "namazu-brigand",
  "token-16": "namazu-brigand",
  "token-17": "namazu-brigand",
  "token-18": "namazu-brigand",
  "token-19": "namazu-brigand",
  "token-20": "namazu-brigand",
  "token-21": "namazu-brigand",
  "token-22": "namazu-brigand",
  "token-23": "namazu-brigand",
  "cell-knacker": "namazu-knacker",
  "cell-butcher": "namazu-butcher",
  "cell-smith": "namazu-smith",
  "cell-goldsmith": "namazu-goldsmith",
  "cell-armourer": "namazu-armourer",
  "cell-builder": "namazu-builder",
  "cell-gaming": "namazu-gaming",
  "example-0": "namazu-altar",
  "example-1": "namazu-altar",
  "example-2": "namazu-offerings",
  "example-3": "namazu-offerings",
  "example-4": "namazu-offerings",
} as const;
