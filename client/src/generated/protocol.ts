// Written by `make docs` from the server's own types. Do not change it by hand.

/** What every game's view begins with. */
export interface View {
  game: string;
  players: number;
  /** the seat that sees this, "public" for watchers, "truth" for everything */
  eyes: number | string;
  /** made so far */
  moves: number;
  over: boolean;
  /** the seat that decides, None after the end */
  turn: number | null;
  /** what it is asked */
  question: string | null;
  /** points as they stand, by seat */
  scores: number[];
  /** places as they stand, by seat; 1 is the winner's */
  standing: number[];
}

/** Something that happened, as far as these eyes saw it. */
export interface Event {
  kind: string;
  seat: number | null;
  details: Record<string, number | string | boolean | null>;
}

/** Make a move, by number or by text, in the position that was shown. */
export interface Move {
  type: "move";
  ref?: string | null;
  position: number;
  move: number | string;
}

/** Take a free seat. A second person on the same device gives a name of their own. */
export interface Sit {
  type: "sit";
  ref?: string | null;
  seat: number;
  name?: string | null;
}

/** Leave one seat, or all that one holds; in a running game for good. */
export interface Leave {
  type: "leave";
  ref?: string | null;
  seat?: number | null;
}

/** Put a bot on a free seat. */
export interface Bot {
  type: "bot";
  ref?: string | null;
  seat: number;
  level: string;
}

/** Send a bot or a guest away from its seat, or keep it no longer, before the start. */
export interface Free {
  type: "free";
  ref?: string | null;
  seat: number;
}

/** Give a seat another colour, before the start: one that no seat has. */
export interface Colour {
  type: "colour";
  ref?: string | null;
  seat: number;
  colour: string;
}

/** Make the person on a seat the host, or oneself if the host is absent. */
export interface Host {
  type: "host";
  ref?: string | null;
  seat: number;
}

/** Want a bot to play on for an absent person, who may come back. All others must want it. */
export interface StandIn {
  type: "stand-in";
  ref?: string | null;
  seat: number;
}

/** Begin the game; all seats must be taken. */
export interface Start {
  type: "start";
  ref?: string | null;
}

/** Take back one's last move (or all moves from number `to` on); ask the others if need be. */
export interface Undo {
  type: "undo";
  ref?: string | null;
  position: number;
  to?: number | null;
}

/** Agree or not to what somebody else wants to take back. */
export interface Answer {
  type: "answer";
  ref?: string | null;
  agree: boolean;
}

/** Say something to those at the table. */
export interface Chat {
  type: "chat";
  ref?: string | null;
  text: string;
}

/** Ask what the captain would do. Everyone at the table is told that one asked. */
export interface Hint {
  type: "hint";
  ref?: string | null;
  position: number;
}

/** Remind the person whose turn it is, once in a position. */
export interface Nudge {
  type: "nudge";
  ref?: string | null;
  position: number;
}

/** Play oneself again after the time was out. */
export interface Return {
  type: "return";
  ref?: string | null;
}

/**
 * Play again, everyone one seat further: at another table where one sits, and where the seats
 * of the others are kept. It starts when the last of them has sat down.
 */
export interface Rematch {
  type: "rematch";
  ref?: string | null;
}

/**
 * Say whether one looks at the table now: if not, one is given notice when it waits. A socket
 * that never says so counts as looked at.
 */
export interface Look {
  type: "look";
  ref?: string | null;
  here: boolean;
}

export interface Ping {
  type: "ping";
  ref?: string | null;
}

/** A table as it is now, with the steps that led there from what the client knew. */
export interface Update {
  type: "update";
  n: number;
  /** goes with every move: the position that it answers */
  position: number;
  /** the server's clock, milliseconds */
  now: number;
  table: TableInfo;
  /** the seats that one holds */
  you: number[];
  /** those that one may take */
  may_sit?: number[];
  /** the seat through whose eyes `view` is seen; none for a watcher */
  eyes: number | null;
  turn: number | null;
  steps?: Step[];
  /** the view of the game; none before the start */
  view?: View | null;
  question?: Question | null;
  undo?: UndoInfo | null;
  clock?: ClockInfo | null;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  clock: ClockRule;
  listed: boolean;
  seeded: boolean;
  uploaded: boolean;
  /** whether they are allowed */
  hints: boolean;
  /** a first game that the page teaches */
  first: boolean;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  created: number;
  rematch: string | null;
  /** that whoever opened the table gave it */
  name: string;
  /** a seat of the person who seats, starts and sends away */
  host: number | null;
  /** why the game does not count for ratings */
  unrated: "daily" | "first" | "hints" | "no-people" | "one-person" | "played-on" | "seeded" | "swapped" | "taken-back" | "uploaded" | null;
  /** milliseconds after which the others may call a stand-in */
  absence: number;
  /** days after which one who keeps the game waiting has left it; 0: never */
  patience: number;
  wanted: StandInWanted | null;
  /** all people left before the end */
  abandoned: boolean;
  /** after the end: who made the moves of each seat */
  played: Played[][];
  /** by whoever runs the house: nothing happens here any more */
  closed: boolean;
  /** of a game that is played on */
  came_from: Origin | null;
  /** by the uncompiled rules, while the server compiles them */
  provisional: boolean;
  /** the date of the day's challenge that is tried here */
  daily: string;
}

/**
 * How long people may think.
 *
 * `move`: so many seconds for each decision. `bank`: so many for the whole game, and the
 * increment each time that the turn passes on.
 */
export interface ClockRule {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string | null;
  connected?: boolean;
  /** a bot plays on for the person */
  away?: boolean;
  /** that the seat has asked for */
  hints?: number;
  colour?: string;
  /** the first of several seats that one person holds */
  together?: number | null;
  /** an empty seat is kept for somebody of this name */
  kept?: string;
  /** somebody of this name left the running game: whoever comes may sit here */
  left?: string;
  /** since when the person is not there */
  gone?: number | null;
  /** among people, in the list of open tables */
  rating?: number | null;
}

/** The seats that want a stand-in for an absent one. */
export interface StandInWanted {
  seat: number;
  agreed: number[];
}

/** How many of a seat's moves somebody made: a person, or a bot of a level. */
export interface Played {
  name: string;
  level: string | null;
  moves: number;
}

/** The position from which a game is played on. */
export interface Origin {
  /** whose it was; none where it came with a record */
  table: string | null;
  /** moves made there */
  made: number;
  /** from whose knowledge it was dealt, or who wanted it as it was */
  seat: number;
  /** whether hidden things were dealt anew; else they are as they were */
  dealt: boolean;
}

/** An entry of the table's log, as these eyes may see it. */
export interface Step {
  n: number;
  at: number;
  kind: string;
  seat?: number | null;
  name?: string | null;
  level?: string | null;
  colour?: string | null;
  /** the text of one's own move */
  move?: string | null;
  bot?: boolean;
  events?: Told[];
  /** after a move that others followed in the same update */
  view?: View | null;
  to?: number | null;
  text?: string | null;
  table?: string | null;
  /** of entries that were lost */
  count?: number | null;
}

/** Something that happened, for animations; `say` for the log. */
export interface Told {
  kind: string;
  seat: number | null;
  details: Record<string, number | string | boolean | null>;
  say: Message;
  /** what on the board it speaks of, as boards name what they draw */
  about?: string[];
  /** something that nobody at the table should miss */
  moment?: boolean;
}

export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

/** What the seat to move is asked; only it is told. */
export interface Question {
  say: Message;
  rule: Message;
  choices: Choice[];
  /** there is one choice, and nothing hidden comes to light by it */
  forced?: boolean;
}

/** A legal move. */
export interface Choice {
  number: number;
  text: string;
  say: Message;
  /** what it surely does to one's points at once; None: unknown */
  points?: number | null;
  /** what on the board it speaks of, as boards name what they draw */
  about?: string[];
}

/** What this seat may take back, and what somebody wants to. */
export interface UndoInfo {
  /** the number of one's last move */
  to?: number | null;
  /** without asking */
  free?: boolean;
  /** it takes back what came to light, or what others have answered */
  helps?: boolean;
  asked_by?: number | null;
  asked_to?: number | null;
  agreed?: number[];
}

/** Milliseconds left as they were at `since`; those of `running` are running. */
export interface ClockInfo {
  left: number[];
  running: number | null;
  since: number;
}

/**
 * What one move changed, for a client that knows all before it: the table, one's seats and
 * whatever is not in `view` are as they were.
 */
export interface Change {
  type: "change";
  n: number;
  position: number;
  now: number;
  turn: number | null;
  steps: Step[];
  /** what changed, by its path: "boats.1.space" */
  view: Record<string, unknown>;
  clock?: ClockInfo | null;
  /** if it was one's own, its number, which `undo` takes back */
  last?: number | null;
  question?: Question | null;
}

/** Who is connected now, by seat, and how many look on. */
export interface Presence {
  type: "presence";
  connected: boolean[];
  watchers: number;
  /** since when the person of a seat is not there */
  gone: (number | null)[];
}

/** A command that had a `ref` was carried out, as entry n. */
export interface Done {
  type: "done";
  ref: string | null;
  n: number;
}

/**
 * The answer to `hint`: the best moves first, and why the first is better than the second, as
 * far as that is sure.
 */
export interface Hints {
  type: "hints";
  ref: string | null;
  position: number;
  moves: Advice[];
  why: Why | null;
}

/** A move as the captain sees it, from what the seat knows. */
export interface Advice {
  number: number;
  text: string;
  say: Message;
  /** of the captain's attention: 1 is all */
  share: number;
  /** expected for the seat: 1 is a sure win, 0 last; none without a choice */
  result: number | null;
}

/** What a move brings beside another one, to its seat and to the strongest rival. */
export interface Why {
  move: string;
  other: string;
  /** that each was played on */
  games: number;
  own: Gain;
  rival: Gain | null;
  /** what usually follows, move by move, as far as that is sure */
  follows: Follow[];
}

/** What a seat gains (or loses) in expected final points: the sum of all parts. */
export interface Gain {
  seat: number;
  points: number;
  error: number;
  sure: boolean;
  /** the largest first; those that never differ are left out */
  parts: Part[];
}

/** What one source brings more (or less). */
export interface Part {
  source: string;
  points: number;
  /** the standard error */
  error: number;
  /** whether it is beyond its error */
  sure: boolean;
}

/** A move that somebody answers with. */
export interface Follow {
  seat: number;
  move: string;
  say: Message;
  /** of the times that the search came to the move before it */
  share: number;
  /** the standard error of the share */
  error: number;
}

/** A command was refused; nothing has changed. */
export interface Refusal {
  type: "refused";
  code: string;
  say: Message;
  ref: string | null;
  /** seconds, where the same may be tried again then */
  retry_after: number | null;
}

export interface Pong {
  type: "pong";
  ref: string | null;
  now: number;
}

/** All running tables at which one sits: those that wait for one first. */
export interface Turns {
  type: "turns";
  /** the server's clock, milliseconds */
  now: number;
  tables: OwnTable[];
}

/**
 * A running table at which one sits, and what it waits for: one's move, an answer to
 * somebody who wants to take something back, that one takes a seat that is kept, or that one
 * starts the game.
 */
export interface OwnTable {
  table: Listing;
  waits?: "answer" | "move" | "seat" | "start" | null;
  /** milliseconds, as `now` */
  since?: number;
  /** when one's time is out */
  deadline?: number | null;
}

export interface Listing {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  clock: ClockRule;
  status: string;
  seats: SeatInfo[];
  created: number;
  updated: number;
  name: string;
}

/**
 * Listed tables that are open or being played, how far each game is compiled, and who waits
 * for others.
 */
export interface Lobby {
  type: "lobby";
  games: Record<string, string>;
  tables: Listing[];
  waiting: Crowd[];
}

/** How many people wait to be seated with others. */
export interface Crowd {
  game: string;
  pace: string;
  people: number;
}

/**
 * What has changed in the lobby since it was told: tables that are new or other than before,
 * and those that are no longer listed.
 */
export interface LobbyChange {
  type: "lobby-change";
  games: Record<string, string>;
  tables: Listing[];
  gone: string[];
  waiting: Crowd[];
}

/**
 * Whether one waits to be seated with others, for what and since when; and the table at which
 * one was seated just now.
 */
export interface Pairing {
  type: "pairing";
  /** the server's clock, milliseconds */
  now: number;
  /** none: one does not wait */
  wish?: PairingWish | null;
  since?: number;
  /** how many others wait for something that one would play, too */
  others?: number;
  table?: string | null;
}

/**
 * With whom one would play: which games, at which pace, with how many (none: any number).
 * Bots of a `level` take the seats for which nobody came after some seconds; without one only
 * people play.
 */
export interface PairingWish {
  games: string[];
  pace: "bank" | "day" | "days" | "minute" | "week";
  players?: number[];
  level?: string | null;
}

/** Think about a position of the tree, as far as the eyes know; or go on with it. */
export interface Think {
  type: "think";
  node: number;
  eyes?: number | null;
}

/** Stop thinking; `think` goes on. */
export interface Stop {
  type: "stop";
}

/** What the engine thinks of a position by now. */
export interface Pondered {
  type: "pondered";
  node: number;
  eyes: number | null;
  /** on turn */
  seat: number;
  visits: number;
  state: "enough" | "stopped" | "thinking" | "waiting";
  lines: Line[];
}

/** A move, what is expected of it by now, and what was seen to follow most often. */
export interface Line {
  move: Choice;
  visits: number;
  /** expected for the seat on turn: 1 is a sure win, 0 a sure last place */
  result: number;
  /** the standard error of the result */
  error: number;
  follows: Follow[];
}

/** How far the server is. `ready` when all games are compiled. */
export interface Status {
  version: string;
  ready: boolean;
  games: Record<string, string>;
}

export interface Games {
  games: GameInfo[];
  levels: LevelInfo[];
  /** played by the uncompiled rules, while the server compiles them */
  provisional: boolean;
  /** pages of others may show replays in a frame */
  embeds: boolean;
}

export interface GameInfo {
  name: string;
  state: "compiling" | "failed" | "ready" | "waiting";
  players: number[];
  options: OptionInfo[];
  /** of the seats, in their order; the others may be chosen instead */
  colours: string[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  players: number[];
}

export interface LevelInfo {
  name: string;
  purpose: string;
}

/** What a game says to people in a language, in Fluent's notation. */
export interface Words {
  texts: string[];
}

/** How a game is played, in the order in which one learns it. */
export interface Rulebook {
  game: string;
  language: string;
  title: string;
  about: string;
  sections: Section[];
}

export interface Section {
  id: string;
  title: string;
  entries: Entry[];
}

/** A paragraph of a rulebook. */
export interface Entry {
  id: string;
  text: string;
  mark: "likely" | "printed" | "reconstructed";
  /** where a printed rulebook says it, in words */
  places?: string[];
  /** what the book says instead, and why we do not */
  departure?: string | null;
  /** a numbered ruling */
  ruling?: boolean;
  pictures?: string[];
  /** an SVG */
  figure?: string | null;
  rows?: Row[];
}

/** A line of a list. */
export interface Row {
  id: string;
  name: string;
  text: string;
  /** a drawing of src/kuroshio/GAME/drawings, without its ending */
  picture?: string | null;
}

/** What can be said of the things on a table, by the names that boards give them. */
export interface Explanations {
  game: string;
  language: string;
  things: Record<string, Explanation>;
  /** by the key of the message that says why not; see Outline */
  refusals: Record<string, Explanation>;
}

/** One sentence about a thing on the table. */
export interface Explanation {
  text: string;
  /** the id of an entry of the rulebook */
  rule: string;
  /** what the link to it is called: the title of its section */
  where: string;
}

/** One's identity. */
export interface Me {
  name: string;
  /** for programs, once: to be sent as `Authorization: Bearer` */
  token: string | null;
  /** a program */
  bot: boolean;
}

export interface NewName {
  name: string;
  /** the name of whoever has one already */
  keep?: boolean;
  /** a program, which stays one: its name says so from now on */
  bot?: boolean;
}

export interface Link {
  link: string;
}

/** The link of an identity, to use it on this device too. */
export interface Claim {
  link: string;
}

export interface Listings {
  tables: Listing[];
}

/**
 * A table begins to wait for one: for a move, for an answer to somebody who wants to take
 * something back, or that one starts the game.
 */
export interface Turn {
  type: "turn";
  table: string;
  game: string;
  waits: "answer" | "move" | "start";
  since: number;
  deadline: number | null;
}

/** A seat is kept for one. */
export interface Challenge {
  type: "challenge";
  table: string;
  game: string;
}

/** One was seated from the queue: the game has begun. */
export interface SeatedThere {
  type: "seated";
  table: string;
}

/** A table is over, or one sits there no more. */
export interface Over {
  type: "over";
  table: string;
}

export interface Created {
  table: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  /** of the table */
  name?: string;
  options?: Record<string, string>;
  clock?: ClockRule;
  listed?: boolean;
  /** whether they are allowed */
  hints?: boolean;
  seed?: number | null;
  start?: boolean;
}

/**
 * Who is to sit where: oneself (`me`), a person who shares the device (`guest`), a bot, or
 * whoever comes (`open`).
 */
export interface SeatWish {
  kind?: "bot" | "guest" | "me" | "open";
  name?: string | null;
  level?: string | null;
  /** none for that of the seat's number */
  colour?: string | null;
}

/** A table against bots that starts at once. */
export interface PlayNow {
  game: string;
  players?: number | null;
  level?: string | null;
  options?: Record<string, string>;
  hints?: boolean;
  seed?: number | null;
}

/** A first game: a table of one's own on which the page teaches the game. */
export interface FirstGame {
  game: string;
}

/** A day's challenges. The next day begins at `next`; compare `now`. */
export interface Daily {
  date: string;
  today: boolean;
  next: number;
  now: number;
  games: DailyGame[];
}

/** The day's challenge of a game. */
export interface DailyGame {
  game: string;
  players: number;
  seat: number;
  /** of the others */
  level: string;
  /** of one's own try that counts */
  table: string | null;
  /** it has come to its end */
  done: boolean;
  /** how many people have come to the end */
  finished: number;
  /** none before the end of one's own try */
  standing: DailyLine[] | null;
  bots: DailyBot[];
}

/** How somebody fared in a day's challenge, in the try that counts. */
export interface DailyLine {
  rank: number;
  name: string;
  points: number;
  /** among the bots of the table */
  place: number;
  table: string;
  /** before the end */
  left?: boolean;
  day?: number;
  you?: boolean;
}

/** How a bot fared from the same seat. */
export interface DailyBot {
  level: string;
  points: number;
  place: number;
}

export interface DailyMonth {
  month: string;
  lines: MonthLine[];
}

/** What somebody has come to in a month. */
export interface MonthLine {
  rank: number;
  name: string;
  prizes: number;
  tries: number;
  you: boolean;
}

/** Try the day's challenge of a game: the first try counts. */
export interface DailyTry {
  game: string;
}

/** A table in words, for those who do not see it: the parts of the table, each line by line. */
export interface Description {
  position: number;
  parts: string[][];
}

/** The report is kept. */
export interface Reported {
  reported: boolean;
}

/** Tell whoever runs the house of a line of chat, or of the name on a seat. */
export interface Report {
  seat: number;
  /** none where the name is meant */
  line?: number | null;
  reason?: "cheating" | "name" | "other" | "rude" | "spam";
  words?: string;
}

/**
 * A table that begins from a position of a finished game. One sits on `seat`; what was hidden
 * from it is dealt anew, or stays the same. A `move` of that seat is made at once.
 */
export interface PlayOn {
  /** moves of that game */
  made: number;
  seat: number;
  deal: "new" | "same";
  seats: SeatWish[];
  listed?: boolean;
  hints?: boolean;
  move?: string | null;
}

/** What is kept of a table, whether or not it can be replayed. */
export interface Kept {
  table: Listing;
  /** of a game that is over */
  result: Finished | null;
}

export interface Finished {
  table: string;
  game: string;
  players: number;
  finished: number;
  /** none for games that ended before it was written down */
  moves: number | null;
  seats: ResultInfo[];
  /** whether it counts for ratings */
  rated: boolean;
  /** by earlier rules: its log is kept, but it cannot be replayed */
  earlier: boolean;
}

export interface ResultInfo {
  seat: number;
  name: string;
  level: string | null;
  points: number;
  place: number;
  you: boolean;
  hints: number;
  /** of the seat; empty for games that ended before it was written down */
  colour: string;
  /** before the end, and so has lost */
  left: boolean;
  /** who made the seat's moves; empty for games before it was kept */
  played: Played[];
}

/** The log of a table whose game is over or cannot go on; what was said is left out. */
export interface TableLog {
  table: string;
  game: string;
  /** the version of the game's rules by which it was played */
  rules: number;
  players: number;
  options: Record<string, string>;
  /** of a game that is over */
  seed: number | null;
  rows: LogRow[];
}

export interface LogRow {
  n: number;
  at: number;
  /** as it is kept, but for who somebody is; text if it is broken */
  entry: Record<string, unknown> | string;
}

/**
 * A game, or a piece of it: `frames` are the moves from number `first` on, `start` is the view
 * before them.
 */
export interface Replay {
  table: TableInfo;
  eyes: number | string;
  start: View;
  frames: Frame[];
  first: number;
  /** of the whole game */
  moves: number;
  hints: HintUsed[];
}

/** One move of a game, with the view after it. */
export interface Frame {
  seat: number;
  events: Told[];
  view: View;
  move: string | null;
}

/** A seat asked for a hint when so many moves had been made. */
export interface HintUsed {
  seat: number;
  made: number;
}

/** How far a review is: `done` of `moves`; with `done`, the review itself. */
export interface ReviewState {
  state: "done" | "failed" | "waiting" | "working";
  done?: number;
  moves?: number;
  review?: Review | null;
}

export interface Review {
  game: string;
  players: number;
  moves: number;
  seed: number;
  iterations: number;
  rollouts: number;
  /** chances to win before the first move and after every move */
  curve: number[][];
  /** the largest first */
  swings: Swing[];
  decisions: Decision[];
  /** away, by each seat; earlier reviews do not tell */
  given: Given[];
}

/** A move that changed the chances. */
export interface Swing {
  /** of the move, from 0 */
  n: number;
  /** that made it */
  seat: number;
  /** of each seat's chance */
  change: number[];
  /** what passed from some seats to others */
  size: number;
}

/** A choice between several moves, and what was best then. */
export interface Decision {
  /** moves made before it */
  n: number;
  seat: number;
  played: Candidate;
  best: Candidate[];
  /** of result, against the best move; 0 where the difference may be chance */
  loss: number;
  /** the standard error of that difference */
  error: number;
  /** another move was liked better, but not surely */
  equal: boolean;
  /** of a loss: what the best move brings beside the one that was played */
  why: Why | null;
  /** to that other move, whether it is called a loss or not */
  difference: number;
}

/** A move as the deciding seat could judge it. */
export interface Candidate {
  move: string;
  say: Message;
  /** of the search's attention: 1 is all */
  share: number;
  /** expected for the seat: 1 is a sure win, 0 a sure last place */
  result: number;
  /** the standard error of the result */
  error: number;
}

/** What a seat gave away, on the mean of its decisions. */
export interface Given {
  decisions: number;
  mean: number;
  /** the standard error */
  error: number;
}

/** How many of one's mistakes are to be asked now, later, and no more; the first of them. */
export interface Lessons {
  due: number;
  later: number;
  known: number;
  /** when the first is due, milliseconds */
  next: number | null;
  lesson: Lesson | null;
}

/** A decision of one's own that gave something away: the position before it, as one saw it. */
export interface Lesson {
  table: string;
  /** moves made before */
  n: number;
  shown: Update;
}

/** What an answer is worth. */
export interface Graded {
  /** nothing was surely given away */
  right: boolean;
  /** against the best move */
  loss: number;
  /** its standard error */
  error: number;
  answer: Candidate;
  best: Candidate;
  /** what one did then */
  played: Candidate;
  /** what the best move brings, beside the answer or beside what one did then */
  why: Why | null;
  /** when it is asked again, milliseconds */
  due: number;
  /** it is not asked any more */
  known: boolean;
}

/** What one would do there now: the number of a legal move. */
export interface LessonAnswer {
  table: string;
  n: number;
  move: number;
}

/** The puzzles of a game for somebody, and the next one. */
export interface Puzzles {
  game: string;
  count: number;
  solver: PuzzleSolver;
  themes: PuzzleTheme[];
  /** the date of the day's puzzle */
  day: string;
  /** whether one has solved it; nothing if one has not tried */
  day_solved: boolean | null;
  puzzle: PuzzleShown | null;
}

/** How well somebody solves the puzzles of a game. */
export interface PuzzleSolver {
  rating: number;
  /** its standard deviation */
  error: number;
  tried: number;
  solved: number;
  /** right answers in a row */
  streak: number;
  /** such streak */
  longest: number;
}

export interface PuzzleTheme {
  name: string;
  /** of its puzzles */
  count: number;
}

/**
 * A position as its seat saw it, with a question: nothing else of a puzzle is told before it is
 * answered.
 */
export interface PuzzleShown {
  id: string;
  /** one has answered it before, so it does not count any more */
  again: boolean;
  shown: Update;
}

/** What an answer to a puzzle is worth, and the solution. */
export interface PuzzleGraded {
  right: boolean;
  /** it was the first answer */
  counts: boolean;
  /** of result, against the solution */
  loss: number;
  answer: PuzzleMove;
  /** one move, or a few that are equally good */
  best: PuzzleMove[];
  /** what a sailor plays */
  tempting: PuzzleMove;
  /** what the solution brings, beside the answer, or beside what tempts */
  why: Why | null;
  themes: string[];
  /** of the puzzle */
  rating: number;
  /** afterwards */
  solver: PuzzleSolver;
  /** of the solver's rating */
  change: number;
}

export interface PuzzleMove {
  move: string;
  say: Message;
}

/** An answer: the number of a legal move. */
export interface PuzzleAnswer {
  puzzle: string;
  move: number;
}

export interface History {
  games: Finished[];
  /** ask with this for older ones */
  before: number | null;
}

export interface Statistics {
  lines: StatisticsLine[];
}

export interface StatisticsLine {
  game: string;
  /** of bots; none for people */
  level: string | null;
  played: number;
  won: number;
  mean_points: number;
  best_points: number;
  mean_place: number;
}

/** How a game is won; `these` are the winners. */
export interface GameStatistics {
  game: string;
  games: number;
  /** games of which the sources are known */
  counted: number;
  /** of the winners and of the others */
  sources: SourceLine[];
  /** mean points by source of all seats */
  everyone: Record<string, number>;
  scores: Bin[];
  lengths: Bin[];
  seats: SeatShare[];
  levels: LevelShare[];
}

/** Mean points from one source: of the winners or the player, and of the others or everyone. */
export interface SourceLine {
  source: string;
  these: number;
  others: number;
}

/** A bar of a histogram: from `low` on, up to the next bar. */
export interface Bin {
  low: number;
  these: number;
  others: number;
}

/** How often a seat wins, by the number of players. */
export interface SeatShare {
  players: number;
  seat: number;
  games: number;
  share: number;
}

/** How often people or bots of a level win; `fair` is what they would by seats alone. */
export interface LevelShare {
  /** none for people */
  level: string | null;
  seats: number;
  share: number;
  fair: number;
}

/** Who is best at a game: people among people, programs, and bots by their levels, apart. */
export interface Leaderboard {
  game: string;
  /** rated games before somebody stands on it */
  needed: number;
  people: LeaderLine[];
  /** among themselves and bots */
  programs: LeaderLine[];
  bots: BotLine[];
  /** one's own among people */
  mine: Rating | null;
}

export interface LeaderLine {
  rank: number;
  name: string;
  rating: Rating;
  /** where it is open */
  page: string | null;
  you: boolean;
}

/** Openskill's estimate from all games in their order. */
export interface Rating {
  /** cautious: 0 for a beginner */
  value: number;
  games: number;
  /** between these two it lies, as far as the games tell (99.7 %) */
  low: number;
  high: number;
}

export interface BotLine {
  level: string;
  rating: Rating;
}

/** The page of somebody who opened it. */
export interface Face {
  name: string;
  you: boolean;
  games: PlayerGame[];
  days: BestDay[];
  puzzles: FacePuzzles[];
  /** of the games that everyone could look on at */
  latest: Finished[];
}

/** How a player fares in one game. */
export interface PlayerGame {
  game: string;
  played: number;
  won: number;
  /** how often first, second … */
  places: number[];
  mean_points: number;
  best_points: number;
  against_bots: Rating | null;
  against_people: Rating | null;
  /** of a program: against other programs and bots */
  among_programs: Rating | null;
  /** the ratings of the bots, on the scale of `against_bots` */
  levels: Record<string, number>;
  /** the player's points beside those of everyone */
  sources: SourceLine[];
  hints: number;
}

/** A good day of somebody's at the day's challenge. */
export interface BestDay {
  date: string;
  game: string;
  place: number;
  points: number;
}

/** How somebody fares with the puzzles of a game. */
export interface FacePuzzles {
  game: string;
  rating: number;
  tried: number;
  solved: number;
}

/** What others may see of oneself, and the address of one's page if it is open. */
export interface OwnFace {
  shown: "nothing" | "page" | "rating";
  page: string | null;
}

/** What others may see of oneself: nothing, the rating beside the name, or also a page. */
export interface ShowFace {
  shown: "nothing" | "page" | "rating";
}

export interface PlayerStatistics {
  name: string;
  games: PlayerGame[];
}

export interface AnalysisList {
  analyses: AnalysisLine[];
}

/** One's own analysis in a list. */
export interface AnalysisLine {
  id: string;
  game: string;
  table: string | null;
  nodes: number;
  updated: number;
}

/** An analysis, by the number of its link. */
export interface Opened {
  analysis: string;
}

/** Analyse a finished game (`table`), or set a game up of which `first` begins. */
export interface NewAnalysis {
  table?: string | null;
  game?: string | null;
  players?: number | null;
  options?: Record<string, string>;
  first?: number | null;
}

/** A tree, as some eyes see it. */
export interface Analysis {
  id: string;
  mine: boolean;
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  /** the game that it is about; none if it was set up */
  table: string | null;
  nodes: TreeNode[];
  updated: number;
}

/** A position of the tree, and the move that leads there as the eyes saw it. */
export interface TreeNode {
  id: number;
  parent: number | null;
  /** that moved */
  seat: number | null;
  /** what it made happen, in short */
  told?: Message[];
  /** its text, if the eyes may know it */
  move?: string | null;
  /** it was played in the game */
  main?: boolean;
  comment?: string;
  marks?: Mark[];
}

/** A ring round something on the board, or an arrow from there `to` something else. */
export interface Mark {
  /** as boards name what they draw */
  at: string;
  to?: string | null;
}

export interface Positions {
  positions: Position[];
}

/** What the eyes see at a position, and what the seat on turn is asked there. */
export interface Position {
  node: number;
  turn: number | null;
  view: View;
  events: Told[];
  question?: Question | null;
  /** where it decided what happened */
  chance?: Chance | null;
}

/**
 * What came with a move might have been something else, from number `first` to before `end`.
 * The first `events` of it are events, the others are the moves that there are to choose from.
 */
export interface Chance {
  first: number;
  end: number;
  events: number;
}

/** Some positions of a tree, through the eyes of a seat or with open hands. */
export interface PositionsWish {
  nodes: number[];
  eyes?: number | null;
}

/** The new position of a tree. */
export interface Grown {
  node: number;
}

/**
 * One more move after a position. What the eyes do not know, and luck, is dealt anew: by this
 * `deal`, or by chance.
 */
export interface NewNode {
  parent: number;
  move: string;
  eyes?: number | null;
  deal?: number | null;
}

/** How a game begins that is only set up: one of its turnouts. */
export interface Beginning {
  deal: number;
}

/** What is written and drawn at a position, in the place of what was there. */
export interface Notes {
  node: number;
  comment?: string;
  marks?: Mark[];
}

/** Take a branch away, with all that grows from it. */
export interface Cut {
  node: number;
}

export interface Turnouts {
  turnouts: Turnout[];
}

/** Something that may happen by chance; `deal` lets it happen. */
export interface Turnout {
  deal: number;
  /** none where nothing more happens, or where it is a choice */
  event: Told | null;
  /** that there is then */
  choice: Choice | null;
  /** how often it does */
  share: number;
  /** it did */
  so: boolean;
}

/** What else could have come by chance in the place of number `event` of what came. */
export interface TurnoutsWish {
  node: number;
  event: number;
  eyes?: number | null;
}

/** Needs nothing more to be said. */
export type Nothing = Record<string, never>;

/** How one is told that a table waits. */
export interface Notices {
  ways: WayInfo[];
  quiet: Quiet | null;
  /** the key with which browsers subscribe */
  push: string;
  /** whether this house sends mails */
  mail: boolean;
  /** seconds that a table waits first */
  after: number;
  /** of a webhook that was just added: told once */
  secret: string;
}

/** A way by which one is told. */
export interface WayInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  /** the browser, the webhook's host, or the mail address */
  label: string;
  /** a mail that is not confirmed; given up after failures */
  state: "asked" | "off" | "on";
  made: number;
  /** when the last notice was taken there; 0: none so far */
  told: number;
  /** of a browser, by which it finds itself */
  endpoint: string;
}

/**
 * The hours in which nobody is told: from a minute of the day to another, by a zone's clock.
 * The same minute twice means none.
 */
export interface Quiet {
  zone: string;
  starts: number;
  ends: number;
}

/** Tell a browser: what its subscription says, and with which of our keys it was made. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  key: string;
  language: string;
  /** an endpoint that has ended */
  instead?: string;
}

/** Tell a program of one's own. */
export interface NewWebhook {
  url: string;
  language: string;
}

/** Tell by mail, after the address was confirmed. */
export interface NewMail {
  address: string;
  language: string;
}

/** What became of a notice that was asked for. */
export interface Tried {
  sent: boolean;
  /** why it did not come through, in the words of whoever is told */
  problem: string;
}

/** One of one's own ways. */
export interface WhichWay {
  way: string;
}

/** A link of a mail was used: what it was about. */
export interface MailDone {
  address: string;
}

/** What a link in a mail carries. */
export interface MailToken {
  token: string;
}

/** Where one is signed in, and how one comes back. */
export interface Devices {
  devices: Device[];
  passkeys: Passkey[];
  /** passkeys, under the name by which the page was opened */
  possible: boolean;
  /** confirmed addresses: a link to one of them signs in */
  mails: string[];
  /** whether this house sends mails */
  mail: boolean;
}

/** A device on which one is signed in. */
export interface Device {
  id: string;
  label: string;
  /** it came to it */
  how: "link" | "mail" | "name" | "older" | "passkey";
  made: number;
  /** the day on which it was last here */
  seen: number;
  here: boolean;
}

export interface Passkey {
  id: string;
  /** the device on which it was made */
  label: string;
  made: number;
  /** 0: never */
  used: number;
}

/** One of one's own devices. */
export interface WhichDevice {
  device: string;
}

/** What a passkey is to be made for, or to answer: once, within five minutes. */
export interface PasskeyChallenge {
  ticket: string;
  /** for `navigator.credentials`, as WebAuthn writes them in JSON */
  options: Record<string, unknown>;
}

/** What the browser made of a challenge, as WebAuthn writes it in JSON. */
export interface Credential {
  ticket: string;
  credential: Record<string, unknown>;
}

/** One of one's own passkeys. */
export interface WhichPasskey {
  passkey: string;
}

/** How one can sign in here. */
export interface SignInWays {
  /** under the name by which the page was opened */
  passkeys: boolean;
  /** whether this house sends mails */
  mail: boolean;
}

/** A mail is on its way, if anybody has confirmed that address. */
export interface Sent {
  /** for which its link counts */
  minutes: number;
}

/** Where to send a link for signing in. */
export interface MailSignIn {
  address: string;
  language: string;
}

/** What the link of a mail carries. */
export interface SignInToken {
  token: string;
}

export type Argument = string | number | boolean | Message;

export type Command = Move | Sit | Leave | Bot | Free | Colour | Host | StandIn | Start | Undo | Answer | Chat | Hint | Nudge | Return | Rematch | Look | Ping;

export type FromServer = Update | Change | Presence | Done | Hints | Refusal | Pong;

export type FromFeed = Turns | Lobby | LobbyChange | Pairing | Refusal;

export type ToEngine = Think | Stop;

export type FromEngine = Pondered | Refusal;
