// Written by `make docs` from the server's own types. Do not change it by hand.

import type { View } from "./protocol";

export const QUESTIONS = [
  "set-up", "act", "lift", "add", "come-back", "put", "depart", "lay", "turn", "land",
] as const;
export type Question = (typeof QUESTIONS)[number];

export const EVENT_KINDS = [
  "began", "placed", "increased", "lifted", "founded", "resettled", "had-no-boats", "set-sail",
  "drew", "laid", "crossed", "failed", "found-no-tile", "turned-back", "landed", "lost",
  "found-no-room", "went-round", "removed", "returned", "grew-calm", "came-last", "ended",
  "scored",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface TongiakiView extends View {
  /** what it is asked */
  question: Question | null;
  /** whose turn it is */
  colour: string | null;
  colours: ColourView[];
  /** the Rody variant */
  free_rotation: boolean;
  tiles: (IslandTile | OceanTile)[];
  /** islands that an endless reaction took out of the game */
  removed: string[];
  stack: Stack;
  /** the tile drawn that waits to be laid */
  in_hand: string | null;
  /** the same, unturned; at its place once that is chosen */
  drawn: IslandTile | OceanTile | null;
  fleet: FleetView | null;
  calm: Calm;
  /** while it is asked which full beach leaves */
  departures: Departure[];
}

export interface ColourView {
  name: string;
  seat: number;
  points: number;
  /** on which it has a boat or its king */
  islands: number;
  supply: number;
  /** boats on beaches */
  ashore: number;
  kings: number;
  /** of its points those of its royal islands */
  royal: number;
  /** on the board, at sea and as kings: fewer win among equal points and islands */
  boats: number;
}

export interface IslandTile {
  type: "island";
  name: string;
  q: number;
  r: number;
  rotation: number;
  points: number;
  /** the colour whose royal island it is */
  king: string | null;
  may_be_royal: boolean;
  beaches: Beach[];
}

export interface Beach {
  /** from 1, clockwise from the mark */
  number: number;
  moorings: number;
  /** their colours */
  boats: string[];
  /** the sides that they lead to */
  piers: number[];
  /** its boats must leave */
  full: boolean;
}

export interface OceanTile {
  type: "ocean";
  name: string;
  q: number;
  r: number;
  rotation: number;
  currents: Current[];
}

/** A current joins two sides of a tile, both ways. */
export interface Current {
  sides: [number, number];
  /** needed to pass; 0 where no number is printed */
  colours: number;
}

/** The tiles left, in unknown order. */
export interface Stack {
  islands: string[];
  oceans: string[];
}

/** The boats at sea, or those of them that have not landed yet. */
export interface FleetView {
  /** their colours */
  boats: string[];
  /** the island that they left */
  home: string;
  /** the island on which they land */
  shore: string | null;
  /** the tile at whose edge they are */
  at: string;
  heading: string;
}

/** Without a new tile for too long the game ends. */
export interface Calm {
  /** without a new tile */
  turns: number;
  limit: number;
  warning: boolean;
}

/** A pier of a full beach, and what is known of the way from it. */
export interface Departure {
  /** the text of the move */
  move: string;
  home: string;
  beach: number;
  side: number;
  direction: string;
  /** why it cannot be used now (`tongiaki-why-…`) */
  why: string | null;
  /** aboard */
  colours: number;
  stops: Stop[];
  ends: "draw" | "land" | "lost" | "nothing" | "royal";
  /** on which they land, or which turns them back */
  island: string | null;
  /** where the known way ends */
  at: Spot;
  /** where it ends with a tile that is drawn */
  odds: Odds | null;
}

/** An ocean on the known way of a departure. */
export interface Stop {
  tile: string;
  /** colours; 0 where no number is printed */
  needs: number;
  passes: boolean;
}

/** A place on the map. */
export interface Spot {
  q: number;
  r: number;
}

/** What the next tile drawn would do to the boats, counted over all tiles of the stack. */
export interface Odds {
  /** tiles in the stack */
  of: number;
  /** with so many of them they land: on that island, or over that ocean on a known one */
  land: number;
  /** a king turns them back */
  royal: number;
  lost: number;
  /** they get over it to where another one is drawn */
  draw: number;
}

export const PICTURES = {
} as const;
