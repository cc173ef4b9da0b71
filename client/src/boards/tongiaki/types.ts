/** Tongiaki's view, as the server sends it. */

export interface Beach {
  number: number;
  moorings: number;
  boats: string[];
  piers: number[];
}

export interface Current {
  sides: [number, number];
  colours: number;
}

interface Laid {
  name: string;
  q: number;
  r: number;
  rotation: number;
}

export interface Island extends Laid {
  type: 'island';
  points: number;
  king: string | null;
  beaches: Beach[];
}

export interface Ocean extends Laid {
  type: 'ocean';
  currents: Current[];
}

export type Tile = Island | Ocean;

export interface Colour {
  name: string;
  seat: number;
  points: number;
  islands: number;
  supply: number;
  ashore: number;
  kings: number;
}

export interface Fleet {
  boats: string[];
  home: string;
  shore: string | null;
  at: string;
  heading: string;
}

export interface TongiakiView {
  game: string;
  players: number;
  eyes: number | string;
  moves: number;
  over: boolean;
  turn: number | null;
  question: string | null;
  scores: number[];
  standing: number[];
  colour: string | null;
  colours: Colour[];
  free_rotation: boolean;
  tiles: Tile[];
  removed: string[];
  stack: { islands: string[]; oceans: string[] };
  in_hand: string | null;
  drawn: Tile | null;
  fleet: Fleet | null;
  calm: { turns: number; limit: number; warning: boolean };
}
