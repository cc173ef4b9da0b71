/** A finished game in this browser: its moves come in pieces, and are shown on the same boards. */
import { board } from '../boards/registry';
import { call, Refused, UNREADABLE } from './api';
import { lineOf } from './frames';
import type { Frame, LogLine } from './model';
import type { Replay, Frame as ReplayFrame, TableInfo } from '../generated/protocol';
import type { Message, View } from '../boards/contract';
import { earlierBox } from './rulebook';
import { seatOf } from './seats';
import { TableState } from './table.svelte';

const PIECE = 80; // moves that are fetched at once
const PAUSE = 450; // milliseconds between two moves, at speed 1

export class ReplayState {
  readonly table = new TableState({ move: () => {} });
  info: TableInfo | null = $state.raw(null);
  hints: Replay['hints'] = $state.raw([]);
  trouble: Message | null = $state.raw(null);
  kept = $state(false); // but its result and its log can be had
  /** Of the whole game. */
  moves = $state(0);
  /** Moves made in the position that is shown. */
  at = $state(0);
  /** The seat whose eyes these are; null for all hands open. */
  eyes: number | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  /** Moves that are here. */
  loaded = $state(0);
  private views: View[] = []; // after so many moves
  private frames: ReplayFrame[] = [];
  private wanted = 0; // which loading is the present one
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    at: number,
    eyes: number | null,
  ) {
    this.table.id = id;
    this.at = at;
    this.eyes = eyes;
    void this.load();
  }

  close(): void {
    this.wanted++;
    clearTimeout(this.timer);
  }

  /** See the same moment with other eyes. */
  look(eyes: number | null): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    void this.load();
  }

  /** Fetch the piece that is wanted now, then what follows, then what was before. */
  private async load(): Promise<void> {
    const mine = ++this.wanted;
    this.views = [];
    this.frames = [];
    this.loaded = 0;
    try {
      const first = Math.floor(this.at / PIECE);
      await this.fetch(first, mine);
      const pieces = Math.ceil(this.moves / PIECE);
      for (let n = 1; n < pieces && mine === this.wanted; n++) {
        await this.fetch((first + n) % pieces, mine);
      }
    } catch (error) {
      if (mine !== this.wanted) return;
      this.trouble = error instanceof Refused ? error.say : { key: 'offline' };
      this.kept = error instanceof Refused && UNREADABLE.includes(error.code);
    }
  }

  private async fetch(piece: number, mine: number): Promise<void> {
    const first = piece * PIECE;
    const query = new URLSearchParams({ first: String(first), count: String(PIECE) });
    if (this.eyes !== null) query.set('eyes', String(this.eyes));
    const replay = await call<Replay>('GET', `/tables/${this.id}/replay?${query}`);
    if (mine !== this.wanted) return;
    if (!this.loaded) await this.begin(replay);
    this.views[replay.first] = replay.start;
    replay.frames.forEach((frame, n) => {
      this.frames[replay.first + n] = frame;
      this.views[replay.first + n + 1] = frame.view;
    });
    const shown = this.loaded > 0 && this.table.view;
    this.loaded += replay.frames.length;
    if (!shown) this.show();
    else this.table.story.log = this.log();
  }

  private async begin(replay: Replay): Promise<void> {
    const { table } = replay;
    this.info = table;
    this.hints = replay.hints;
    this.moves = replay.moves;
    this.at = Math.min(this.at, replay.moves);
    this.table.view = null;
    this.table.game = table.game;
    this.table.box = earlierBox(table.game, table.options);
    this.table.seat = this.eyes;
    this.table.seats = table.seats.map((seat, n) => ({ ...seatOf(seat, n), connected: null }));
    this.table.module = await board(table.game);
  }

  // --- moments ----------------------------------------------------------------------------

  has(at: number): boolean {
    void this.loaded;
    return this.views[at] !== undefined;
  }

  /** Go to a moment; the next one is seen to happen, all others are simply there. */
  go(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.moves));
    const next = wanted === this.at + 1;
    this.at = wanted;
    const frame = this.frames[wanted - 1];
    if (next && frame && this.views[wanted]) this.table.advance(this.frameOf(wanted));
    else this.show();
  }

  /** Go to a moment and stay there. */
  jump(at: number): void {
    this.pause();
    this.go(at);
  }

  step(by: number): void {
    this.jump(this.at + by);
  }

  /** Leads to this moment, seen with these eyes. */
  get address(): string {
    const query = new URLSearchParams();
    if (this.at) query.set('at', String(this.at));
    if (this.eyes !== null) query.set('eyes', String(this.eyes));
    return `/replay/${this.id}${query.size ? `?${query}` : ''}`;
  }

  private show(): void {
    if (!this.views[this.at]) {
      void this.load(); // a piece that is not here yet comes first now
      return;
    }
    this.table.begin(this.frameOf(this.at), [], this.log());
  }

  private frameOf(at: number): Frame {
    const made = this.frames[at - 1];
    return {
      step: at,
      by: made?.seat ?? null,
      view: this.views[at]!,
      events: made?.events ?? [],
      lines: this.linesOf(at - 1),
    };
  }

  private linesOf(n: number): LogLine[] {
    const frame = this.frames[n];
    const hinted: LogLine[] = this.hints
      .filter(({ made }) => made === n)
      .map(({ seat }) => ({ seat, words: { key: 'log-hinted' }, step: n + 1 }));
    if (!frame) return hinted;
    return [...hinted, ...frame.events.map((event) => lineOf(event, n + 1))];
  }

  private log(): LogLine[] {
    return Array.from({ length: this.at }, (_, n) => this.linesOf(n)).flat();
  }

  /** The words of a move: what it made happen. */
  story(n: number): Message[] {
    void this.loaded;
    const frame = this.frames[n];
    const own = frame?.events.filter((event) => event.seat === frame.seat) ?? [];
    return own.slice(0, 3).map((event) => event.say);
  }

  // --- playing ----------------------------------------------------------------------------

  play(): void {
    if (this.at >= this.moves) this.go(0);
    this.playing = true;
    this.tick();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    const frame = this.frames[this.at];
    const seen = frame ? (this.table.module?.duration(frame.events, frame.view) ?? 0) : 0;
    this.timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (this.has(this.at + 1)) this.go(this.at + 1);
        if (this.at >= this.moves) this.playing = false;
        else this.tick();
      },
      (PAUSE + seen) / this.speed,
    );
  }
}
