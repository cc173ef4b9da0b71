// Written by `make docs` from the server's own types. Do not change it by hand.

import type { View } from "./protocol";

export const QUESTIONS = [
  "sail", "fish", "second-fish", "keep", "cast", "haul", "offer", "look", "rock", "second-rock",
  "draft",
] as const;
export type Question = (typeof QUESTIONS)[number];

export const EVENT_KINDS = [
  "sailed", "moored", "came-home", "took-fish", "flipped-fish", "kept-fish", "released-fish",
  "revealed-net", "cast-net", "released-net", "drew-shrimp", "drew-crab", "kept-haul",
  "lost-haul", "set-afloat", "took-section", "took-bonus", "looked-at-rocks", "saw-rock",
  "kept-rock", "kept-this-rock", "dealt-cards", "took-card", "neutral-took-card", "card-under",
  "scored", "scored-line", "scored-rock", "failed-rock", "took-early-bird", "nothing-there",
  "discarded-early-bird",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const STATIONS = [
  "angling", "net", "crustacean", "whirlpool", "dolphin", "octopus", "whale", "rock", "dock",
  "port",
] as const;
export type Station = (typeof STATIONS)[number];

export const PANORAMAS = ["dolphin", "octopus", "whale"] as const;
export type Panorama = (typeof PANORAMAS)[number];

export const CRUSTACEANS = ["shrimp", "crabs"] as const;
export type Crustacean = (typeof CRUSTACEANS)[number];

export interface NamijiView extends View {
  /** what it is asked */
  question: Question | null;
  direction: string;
  route: Space[];
  /** the boat that moves now */
  boat: number | null;
  boats: BoatView[];
  /** boats, the farthest behind first */
  order: number[];
  /** while it is asked where to sail */
  ahead: Ahead | null;
  /** offerings in the whirlpool */
  afloat: number;
  /** while somebody draws from the bag */
  trap: Trap | null;
  /** how far `turn` is with each card that it looks at */
  looking: (Goal | null)[];
  school: School;
  on_the_hook: string | null;
  nets: Nets;
  bag: Record<Crustacean, number>;
  haul: Record<Crustacean, number>;
  rocks: Rocks;
  docks: Docks;
  /** tokens left */
  early_birds: number[];
  bonuses_left: string[];
}

/** A space of the route, in sailing order. */
export interface Space {
  station: Station;
  slots: number;
}

export interface BoatView {
  seat: number;
  neutral: boolean;
  space: number;
  /** 1 is on the route */
  slot: number;
  home: boolean;
  /** by source */
  points: Record<string, number>;
  /** by cell */
  rack: Record<string, Cell | null>;
  /** lines that have scored */
  lines: string[];
  shrimp: number;
  crabs: number;
  /** still on board */
  offerings: number;
  /** sections owned */
  panoramas: Record<Panorama, number>;
  bonuses: string[];
  /** None where these eyes may not see the card */
  rocks: (string | null)[];
  /** how far it is with each of them */
  goals: (Goal | null)[];
  /** dock cards */
  cards: string[];
  early_bird: number | null;
  /** its points if the game ended now, as far as these eyes know */
  if_it_ended: number;
}

/** A fish in the rack; `net` names the net whose half it is. */
export interface Cell {
  fish: string;
  net: string | null;
}

/** How far a boat is with a Sacred Rock card. */
export interface Goal {
  /** of what the card counts */
  has: number;
  /** that it asks for */
  least: number | null;
  /** that it allows */
  most: number | null;
  met: boolean;
}

/** What lies before the boat that moves now. */
export interface Ahead {
  /** the space of the next dock or of the port */
  harbour: number;
  /** for each space up to there: boats that have a turn before it sails on */
  behind: number[];
  /** at a Sacred Rock: the most objectives that it may look at */
  look: number;
  /** and keep of them */
  keep: number;
  /** what the next section of a panorama brings besides its number */
  bonuses: Record<Panorama, number>;
}

/** What a draw from the bag risks, for the seat to move. */
export interface Trap {
  /** so many crabs lose the haul */
  lost_at: number;
  /** the most tokens that a haul can have */
  draws: number;
  /** tokens in the bag that would lose the haul if one of them were drawn next */
  spilling: number;
}

export interface School {
  face_up: Record<string, number>;
  /** how many of each are still face down: everybody can work it out */
  face_down: Record<string, number>;
}

export interface Nets {
  left: number;
  /** never revealed */
  unseen: string[];
  /** under the pile, top first; nets of one group lie in unknown order */
  under: string[][];
  /** revealed at this stop */
  shown: string[];
}

export interface Rocks {
  left: number;
  /** cards whose place these eyes do not know */
  unplaced: string[];
  /** under the deck, top first */
  under: (string | null)[];
  /** the cards that `turn` looks at */
  looking: (string | null)[];
}

export interface Docks {
  left: number;
  unplaced: string[];
  /** the cards that go round */
  hand: (string | null)[];
  /** the hand as these eyes last saw it: one of these cards is out of the game */
  one_gone: boolean;
  /** what each draft left under the deck */
  under: (string | null)[];
  /** what each draft took out of the game for the neutral boat */
  gone: (string | null)[];
  /** drafts of which these eyes know both cards, but not which is which */
  pairs: boolean[];
}

export const PICTURES = {
  "dock-rice-balls": "namiji-meal-rice-balls",
  "dock-pickled-plums-and-tea": "namiji-meal-pickled-plums-and-tea",
  "dock-miso-soup": "namiji-meal-miso-soup",
  "dock-cold-noodles": "namiji-meal-cold-noodles",
  "dock-grilled-mackerel": "namiji-meal-grilled-mackerel",
  "dock-maki-rolls": "namiji-meal-maki-rolls",
  "dock-prawn-tempura": "namiji-meal-prawn-tempura",
  "dock-harbour-hotpot": "namiji-meal-harbour-hotpot",
  "dock-second-hook": "namiji-station-angling",
  "dock-fishmonger": "namiji-station-angling",
  "dock-wide-net": "namiji-station-net",
  "dock-net-floats": "namiji-station-net",
  "dock-woven-pot": "namiji-station-crustacean",
  "dock-salted-bait": "namiji-station-crustacean",
  "dock-paper-lanterns": "namiji-station-whirlpool",
  "dock-twin-offerings": "namiji-station-whirlpool",
  "dock-bow-whistle": "namiji-station-dolphin",
  "dock-glass-bucket": "namiji-station-octopus",
  "dock-long-spyglass": "namiji-station-whale",
  "dock-straw-rope": "namiji-station-rock",
  "musubi-rack": "namiji-fish-G1",
  "musubi-trap": "namiji-shrimp",
  "musubi-rocks": "namiji-station-rock",
  "musubi-whale": "namiji-station-whale",
  "musubi-dolphin": "namiji-station-dolphin",
  "musubi-meals": "namiji-meal-maki-rolls",
  "musubi-early-bird": "namiji-station-port",
  "musubi-offerings": "namiji-offering",
  "tami-rack": "namiji-fish-O2",
  "tami-trap": "namiji-shrimp",
  "tami-rocks": "namiji-station-rock",
  "tami-octopus": "namiji-station-octopus",
  "tami-whale": "namiji-station-whale",
  "tami-meals": "namiji-meal-miso-soup",
  "tami-early-bird": "namiji-station-port",
  "tami-offerings": "namiji-offering",
  "station-angling": "namiji-station-angling",
  "station-net": "namiji-station-net",
  "station-crustacean": "namiji-station-crustacean",
  "station-whirlpool": "namiji-station-whirlpool",
  "station-dolphin": "namiji-station-dolphin",
  "station-octopus": "namiji-station-octopus",
  "station-whale": "namiji-station-whale",
  "station-rock": "namiji-station-rock",
  "fish-blue-bream": "namiji-fish-B1",
  "fish-blue-mackerel": "namiji-fish-B2",
  "fish-blue-puffer": "namiji-fish-B3",
  "fish-blue-flounder": "namiji-fish-B4",
  "fish-orange-bream": "namiji-fish-O1",
  "fish-orange-mackerel": "namiji-fish-O2",
  "fish-orange-puffer": "namiji-fish-O3",
  "fish-orange-flounder": "namiji-fish-O4",
  "fish-green-bream": "namiji-fish-G1",
  "fish-green-mackerel": "namiji-fish-G2",
  "fish-green-puffer": "namiji-fish-G3",
  "fish-green-flounder": "namiji-fish-G4",
} as const;
