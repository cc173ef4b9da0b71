/** The connection to a table: updates in, commands out; it comes back by itself when it is lost. */
import { askWhoIsHere, call, NOBODY, UNREADABLE } from './api';
import type { Message } from '../boards/contract';
import { changed, connected, shared } from './changes';
import type {
  Advice,
  FromServer,
  Replay,
  Step,
  TableInfo,
  Update,
  Why,
} from '../generated/protocol';
import { Looking } from './looking';
import { NONE, moments } from './moments';
import { notify } from './notice';
import { Retrace } from './retrace.svelte';
import { Retry } from './retry';
import { play } from './sound';
import { TableState } from './table.svelte';
import { say, sentence, t } from './words.svelte';

// why the server closes a socket, beside the usual codes
const IDLE = 4002; // nobody has used it for long
const TOO_MUCH = 4029;
const AGAIN = 2; // seconds
const SILENCE = 20_000; // ms after which a socket that was opened and says nothing is given up

/** Refusals that pass by themselves: the same is tried again. */
const PASSING = ['store-down', 'compiling', 'stopping', 'internal', 'too-many', 'moved'];

export class TableLink {
  readonly table: TableState;
  online = $state(true);
  /** Why there is no table here for us, in words. */
  missing: string | null = $state(null);
  kept = $state(false); // but its result and its log can be had
  private refusal: Message | null = null; // the last one
  info: TableInfo | null = $state.raw(null);
  you: number[] = $state.raw([]);
  /** The seats that we may take. */
  maySit: number[] = $state.raw([]);
  watchers = $state(0);
  undo: Update['undo'] = $state.raw(null);
  clock: Update['clock'] = $state.raw(null);
  /** The seat whose turn it is to take the device; null when nothing is to be hidden. */
  curtain: number | null = $state(null);
  /** What the captain would do in this position, once asked. */
  advice: Advice[] = $state.raw([]);
  /** Why the first of them is better than the second. */
  why: Why | null = $state.raw(null);
  hinting = $state(false);
  readonly retrace = new Retrace();
  private offset = 0; // the server's clock minus ours
  private now = $state(Date.now());
  private whole: Update | null = null; // the table as it was last told
  private n: number | null = null;
  private lost = 0; // the last entry that told us of a loss
  private position = 0;
  private socket: WebSocket | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private again = AGAIN; // seconds after which the server will listen again, if it sends us away
  private asked: { type: string; position: number; [key: string]: unknown } | null = null;
  private lastEyes: number | null = null;
  private heard: ((told: boolean) => void) | null = null; // waits to know of a line of chat
  private readonly retry = new Retry(() => this.connect());
  /** A move that the store could not write is sent again, unless the game has gone on. */
  private readonly resend = new Retry(() => {
    if (this.asked?.position === this.position) this.send(this.asked);
  });
  /** Whoever does not look at the table is given notice when it waits. */
  private readonly looking = new Looking((here) => this.send({ type: 'look', here }));
  private readonly ticking = setInterval(() => (this.now = Date.now()), 500);

  constructor(readonly id: string) {
    this.table = new TableState({
      move: (move) => {
        this.asked = { type: 'move', position: this.position, move, ref: 'move' };
        this.send(this.asked);
      },
      // an impossible move, sent by its text, is refused with the reason
      whyNot: (text) => {
        if (!this.table.moves.some((move) => move.text === text))
          this.send({ type: 'move', position: this.position, move: text, ref: 'why' });
      },
    });
    this.table.id = id;
    this.connect();
  }

  private connect(): void {
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('after', String(this.n ?? 0));
    url.searchParams.set('lost', String(this.lost));
    url.searchParams.set('changes', '1');
    if (!this.looking.here) url.searchParams.set('hidden', '1');
    const socket = new WebSocket(url);
    this.socket = socket;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => socket.close(), SILENCE);
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      clearTimeout(this.silence);
      this.online = true;
      this.hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      clearTimeout(this.silence);
      if (event.reason === NOBODY) return void askWhoIsHere();
      if (event.code === 4000 && !PASSING.includes(event.reason)) {
        this.kept = UNREADABLE.includes(event.reason);
        const known = event.reason !== 'no-table' && this.refusal;
        this.missing = known ? sentence(say(known)) : t('no-table');
        return;
      }
      if (event.code === 4010) this.n = null; // what was told before is no longer so
      this.online = false;
      this.table.sent = false;
      this.unheard(t('chat-lost'));
      if (event.code === TOO_MUCH) this.retry.later(this.again);
      else if (event.code === IDLE) this.retry.rest();
      else this.retry.failed();
    };
  }

  /** Open the socket anew, as whoever one is now. */
  restart(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.unheard(t('chat-lost'));
    this.n = null;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.ticking);
    this.looking.stop();
    clearTimeout(this.silence);
    this.retry.stop();
    this.resend.stop();
    this.socket?.close();
  }

  send(command: Record<string, unknown> & { type: string }): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    else this.table.sent = false;
  }

  /** Say something; whether it was told. Whatever happens, no line is lost without a word. */
  say(text: string): Promise<boolean> {
    this.table.unheard = null;
    return new Promise((heard) => {
      this.heard = heard;
      if (this.socket?.readyState !== WebSocket.OPEN) this.unheard(t('chat-lost'));
      else this.send({ type: 'chat', text, ref: 'chat' });
    });
  }

  private unheard(why: string): void {
    if (!this.heard) return;
    this.table.unheard = why;
    this.heard(false);
    this.heard = null;
  }

  askHint(): void {
    this.hinting = true;
    this.send({ type: 'hint', position: this.position, ref: 'hint' });
  }

  /** Remind whoever is to move. */
  nudge(): void {
    this.send({ type: 'nudge', position: this.position, ref: 'nudge' });
  }

  undoMove(): void {
    this.send({ type: 'undo', position: this.position, ref: 'undo' });
  }

  /** Milliseconds that a seat has left; null without clocks. */
  left = (seat: number): number | null => {
    if (!this.clock) return null;
    const spent =
      this.clock.running === seat ? Math.max(0, this.now + this.offset - this.clock.since) : 0;
    return (this.clock.left[seat] ?? 0) - spent;
  };

  /** How many milliseconds ago something was, by the server's clock. */
  ago = (at: number): number => this.now + this.offset - at;

  /** Whether it would take back what came to light, or what others have answered. To find out
   * takes a while, so that changes do not tell it: it is asked for. */
  async undoHelps(): Promise<boolean> {
    const path = `/tables/${this.id}?after=${this.n ?? 0}`;
    const told = await call<Update>('GET', path).catch(() => null); // the undo itself says why
    return told?.undo?.helps ?? false;
  }

  get canUndo(): boolean {
    const undo = this.undo;
    return Boolean(undo && undo.to !== null && undo.to !== undefined && undo.asked_by == null);
  }

  private hear(answer: FromServer): void {
    if (answer.type === 'update') this.take(shared(this.whole, answer));
    else if (answer.type === 'change') {
      const update = changed(this.whole, answer);
      if (update) this.take(update);
      else this.socket?.close(); // and then it is told whole again
    } else if (answer.type === 'presence') {
      this.watchers = answer.watchers;
      if (!this.whole) return;
      this.whole = connected(this.whole, answer.connected, answer.gone);
      this.info = this.whole.table;
      this.table.setSeats(this.whole);
    } else if (answer.type === 'done' && answer.ref === 'chat') {
      this.heard?.(true);
      this.heard = null;
    } else if (answer.type === 'hints') {
      this.hinting = false;
      if (answer.position === this.position) {
        this.advice = answer.moves;
        this.why = answer.why ?? null;
      }
    } else if (answer.type === 'refused') {
      this.again = answer.retry_after ?? AGAIN;
      this.refusal = answer.say;
      if (answer.ref === 'hint') this.hinting = false;
      if (answer.ref === 'move' && answer.code === 'store-down') this.resend.failed();
      if (answer.ref === 'chat') this.unheard(sentence(say(answer.say)));
      else this.table.refuse(answer.say);
    }
  }

  /** Somebody reminds us that it is our turn. */
  private feelNudge(steps: Step[], { you, turn }: Update): void {
    const nudge = steps.findLast(({ kind }) => kind === 'nudged');
    if (!nudge || turn === null || nudge.to !== turn || !you.includes(turn)) return;
    const words = t('nudge-got', { name: this.table.nameOf(nudge.seat ?? null) });
    this.table.tell(words);
    play('turn');
    notify(this.table.name || t(`${this.table.game}-name`), words, this.id);
  }

  /** That somebody has left for good changes the game for all who stay. */
  private tellLeavers(steps: Step[], { you, table }: Update): void {
    const left = steps.findLast(({ kind, seat }) => kind === 'left' && !you.includes(seat!));
    if (!left || !you.length) return;
    const words = { key: 'log-left' };
    const told = this.table.spoken({ seat: left.seat!, words, step: left.n, moment: false });
    this.table.tell(table.unrated ? told : `${told} ${t('left-rated')}`);
  }

  /** Whether the server knows less than we do: its database has lost the end of the log. */
  private wentBack({ n, steps }: Update): boolean {
    const known = this.n ?? 0;
    return n < known || (steps ?? []).some((step) => step.kind === 'lost' && step.n <= known);
  }

  private take(update: Update): void {
    const first = this.n === null;
    if (!first && this.wentBack(update)) {
      this.table.tell(t('log-lost'));
      this.restart();
      return;
    }
    const known = this.n ?? 0;
    this.retry.worked();
    this.whole = update;
    this.n = update.n;
    if (update.position !== this.position) {
      this.advice = [];
      this.why = null;
      this.hinting = false;
      this.asked = null;
      this.resend.worked();
    }
    this.position = update.position;
    this.offset = update.now - Date.now();
    this.you = update.you;
    this.maySit = update.may_sit ?? [];
    this.undo = update.undo ?? null;
    this.clock = update.clock ?? null;
    const steps = (update.steps ?? []).filter((step) => step.n > known || first);
    this.lost = steps.findLast(({ kind }) => kind === 'lost')?.n ?? (first ? 0 : this.lost);

    if (!first) this.retrace.take(steps, update.undo?.to ?? null);
    if (update.table.closed && !this.info?.closed) this.table.tell(t('table-closed'));
    this.info = update.table;
    this.table.take(update, steps, first);
    this.feelNudge(steps, update);
    if (!first) this.tellLeavers(steps, update);

    if (!update.view) return;
    const sharing = update.you.length > 1;
    if (sharing && update.turn !== null && update.you.includes(update.turn)) {
      if (update.turn !== this.lastEyes) this.curtain = update.turn;
      this.lastEyes = update.turn;
    } else if (!sharing) this.curtain = null;
    const others = steps.some((step) => step.kind === 'moved' && !update.you.includes(step.seat!));
    if (!first && others && update.question)
      notify(
        t('notice-turn', { game: t(`${update.table.game}-name`) }),
        say(update.question.say),
        this.id,
      );
    if (update.view.over) void this.fetchCourse();
  }

  private async fetchCourse(): Promise<void> {
    try {
      const replay = await call<Replay>('GET', `/tables/${this.id}/replay`);
      const views = [replay.start, ...replay.frames.map(({ view }) => view)];
      this.table.remember(
        views.map(({ scores }) => scores),
        moments(replay),
      );
    } catch {
      this.table.remember([], NONE); // and the chart shows what was seen here
    }
  }
}
