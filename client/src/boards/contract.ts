/**
 * What a board gets from the table around it, and what it gives back.
 *
 * Whatever it draws says what it is by `data-explain="KIND"`, a key of the game's explanations
 * (src/kuroshio/rulebook/GAME.py); the table shows the sentence and its rule (parts/Explain.svelte).
 * What the log names says which one it is by `data-name="cell rice-a"` (`about` in GAME/words.py),
 * and `data-round` if it is; the table lights it up (parts/Lights.svelte).
 *
 * A game's folder exports one `BoardModule` from its `index.ts`. The shell (pages/Table.svelte)
 * owns connection, queue, log, chat, clocks, undo and the status line; a board only draws its
 * view and makes the legal moves clickable.
 */
import type { Component } from 'svelte';
import type { SoundName } from '../lib/sound';
import type { ColourName } from '../generated/facts';
import type { Argument, Event, Message, View } from '../generated/protocol';

export type { Argument, ColourName, Message, View };

/** Something that happened in a step, as far as these eyes saw it. */
export type GameEvent = Event;

export interface LegalMove {
  /** The engine's number of the move; what is sent to the server. */
  number: number;
  /** Its stable text: `sail 7`, `keep B2`. Boards tell moves apart by this. */
  text: string;
  /** What it means, in words. */
  words: Message;
  /** What it surely does to one's points at once; unknown where luck or others decide. */
  points?: number | null;
  /** What on the board it names (`data-name`). */
  about?: string[];
}

export interface SeatInfo {
  seat: number;
  /** As shown: the person's name, "You", or the bot's. */
  name: string;
  colour: ColourName;
  you: boolean;
  bot: string | null;
}

export interface Motion {
  /** 1 as designed; 2 twice as fast; 0 nothing moves (reduced motion, or catching up). */
  speed: number;
  /** Milliseconds that a movement of `ms` takes now; also in CSS as `calc(350ms * var(--pace))`. */
  time(ms: number): number;
}

export interface BoardProps<V extends View = View> {
  /** The view to draw. It advances one step at a time; between steps everything may glide. */
  view: V;
  /** What has been told so far: counters show this, while the board is ahead in mid-step. */
  told: V;
  /** The table's id. */
  table: string;
  /** The seat whose eyes these are; null for a watcher. */
  seat: number | null;
  /** Legal moves that may be made now; empty when it is not our turn or something still moves. */
  moves: LegalMove[];
  /** The move that was chosen first and waits for its confirmation. */
  selected: number | null;
  /**
   * Call this when a target is clicked. If the module says that the move `risks` something, the
   * first call selects it and the second acts; otherwise it acts at once.
   */
  choose(move: number): void;
  /** Select only (null: nothing), without acting. */
  select(move: number | null): void;
  /** Act at once, whatever the move risks. */
  act(move: number): void;
  /** A message in the reader's language. */
  say(message: Message): string;
  /** A text by its key. */
  t(key: string, args?: Record<string, Argument>): string;
  seats: SeatInfo[];
  /** What happened in the step that led to `view`. */
  events: GameEvent[];
  /** The number of that step: a new one for every view, also after undo. */
  step: number;
  motion: Motion;
  /** Whether somebody can be asked why a move is not possible: not in a puzzle, nor in a replay. */
  tellsWhy: boolean;
  /** Somebody clicked what is not possible: ask the server why, by the move's text. */
  whyNot(text: string): void;
  /** Whether the narrow layout is shown: phones, and tablets that stand upright. */
  narrow: boolean;
  /** What is pointed at from the log, by its names: to be brought into sight. */
  pointed: string[];
  /** Whether that phone lies: one’s own side is beside the board, not below it. */
  lying: boolean;
}

/** The compact plate of another seat: its body below glyph, name and points. */
export interface PlateProps<V extends View = View> {
  view: V;
  of: number;
  /** Opened by a click: show everything that is public of this seat. */
  open: boolean;
  seats: SeatInfo[];
  say(message: Message): string;
  t(key: string, args?: Record<string, Argument>): string;
  narrow: boolean;
}

export interface Source {
  key: string;
  /** A key of the ftl files. */
  label: string;
  /** What it is, as a key of the game's explanations. */
  explain: string;
  colour: string;
  /** Penalties are hatched in ink and stand left of zero. */
  penalty?: boolean;
}

/** What counts between seats with equal points. */
export interface TieBreak<V extends View = View> {
  /** A key of the ftl files; it is told what the winner has ($ahead) and the next ($behind). */
  key: string;
  of(view: V, seat: number): number;
}

export interface BoardModule<V extends View = View> {
  /** The table itself: an SVG that fills its box. */
  Board: Component<BoardProps<V>>;
  /** One's own things: always in view. Optional where the board shows them. */
  Own?: Component<BoardProps<V>>;
  /** What is public of a seat besides its points. */
  Plate?: Component<PlateProps<V>>;
  /** Moves that draw, reveal or roll something: they want a second click. */
  risks(move: LegalMove, view: V): boolean;
  /** Moves that the board or the own panel offers by itself. The MoveBar shows all others. */
  covers(move: LegalMove, view: V): boolean;
  /** A line of the log as it is told beside the board; null: as the server tells it. */
  retell?(words: Message, view: V): Message | null;
  /** What a thing on the board is called, by its kind and by which one (`tile`, `samoa`); null where
   * the words of its kind say enough. */
  called?(kind: string, which: string): Message | null;
  /** How long the step to this view wants to be seen, in ms at speed 1. */
  duration(events: GameEvent[], view: V): number;
  /**
   * When each of the events is seen to happen, in ms at speed 1: log and counters tell it then.
   * Without it everything is told when the step begins.
   */
  telling?(events: GameEvent[], view: V): number[];
  /** What is heard of a step besides, and when, in ms at speed 1. */
  sounds?(events: GameEvent[]): [SoundName, number][];
  /** Where points come from, in a fixed order, for the end screen. */
  sources: Source[];
  /** Points by source of a seat, from the final view. */
  points(view: V, seat: number): Record<string, number>;
  /** In the order in which the game's rules look at them; none where equal points share. */
  tieBreaks: TieBreak<V>[];
}
