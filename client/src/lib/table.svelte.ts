/** The state of one table in this browser: what is shown, what is asked, what is chosen. */
import { untrack } from 'svelte';
import { board, remember } from '../boards/registry';
import type { BoardModule, LegalMove, Message, Motion, SeatInfo, View } from '../boards/contract';
import type { Guide } from './guide.svelte';
import type { Asked, ChatLine, Frame, LogLine, Seat, Sitter, UndoRequest } from './model';
import type { Moments } from './moments';
import { framesOf, tell } from './frames';
import { Pointing } from './pointing.svelte';
import { FrameQueue } from './queue';
import type { Explanation, Step, Update } from '../generated/protocol';
import { earlierBox, explanations } from './rulebook';
import { settings } from './settings.svelte';
import { seatOf } from './seats';
import { share } from './share';
import { play } from './sound';
import { Story } from './story.svelte';
import { say, sentence, t } from './words.svelte';

/** What a player does; the connection carries it. */
export interface Deeds {
  move(move: number, step: number): void;
  /** Ask why a move is not possible, where somebody can be asked. */
  whyNot?(text: string): void;
  /** Whether every move is asked for twice, because it is the answer to a question. */
  asks?: boolean;
}

const QUICK = 12; // more waiting steps than this are not shown one by one
const KEPT = 400; // steps that can be shown again
const TOAST = 6000;
const NONE: LegalMove[] = [];

export class TableState {
  id = '';
  game = $state('');
  /** The box that is played, where its numbers are not today's. */
  box: string | undefined = $state();
  name = $state('');
  seats: Seat[] = $state.raw([]);
  /** Who came, in the order in which they did. */
  sitters: Sitter[] = $state.raw([]);
  /** The seat whose eyes these are; null for a watcher. */
  seat: number | null = $state(null);
  view: View | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  asked: Asked | null = $state.raw(null);
  /** What log, counters and points tell: it follows what the board shows. */
  readonly story = new Story();
  /** What a line of the log points at. */
  readonly pointing = new Pointing();
  chat: ChatLine[] = $state.raw([]);
  /** The last step whose line of the chat was seen here. */
  private chatSeen = $state(-1);
  /** Why what one said last was not told to the others. */
  unheard: string | null = $state(null);
  undo: UndoRequest | null = $state.raw(null);
  selected: number | null = $state(null);
  /** A move was sent and its answer has not come. */
  sent = $state(false);
  toast: string | null = $state(null);
  /** The rule behind what was told. */
  toastRule: Explanation | null = $state.raw(null);
  module: BoardModule | null = $state.raw(null);
  /** Points of all seats after every move: known a little after the game is over. */
  course: number[][] = $state.raw([]);
  /** Null until the game is over and they are known. */
  moments: Moments | null = $state.raw(null);
  /** Teaches a first game. */
  guide: Guide | null = $state.raw(null);
  replaying = $state(false);
  private busy = $state(false);
  private frames: Frame[] = [];
  private soundTimers: ReturnType<typeof setTimeout>[] = [];
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  /** The question to which what is said is an answer: with the next one it would be wrong. */
  private answered: number | null = null;
  private lastOwn = 0;
  private readonly queue: FrameQueue<Frame>;

  constructor(private readonly deeds: Deeds) {
    this.queue = new FrameQueue<Frame>({
      limit: QUICK,
      show: (frame, quick) => this.show(frame, quick),
      time: (frame) => this.time(frame),
      idle: () => {
        this.story.finish();
        this.busy = false;
        this.replaying = false;
        if (this.mine) play('turn');
      },
    });
  }

  // --- what is known ----------------------------------------------------------------------

  settled: boolean = $derived(
    !this.busy && this.asked !== null && this.asked.step === this.frame?.step,
  );

  /** Legal moves that may be made now: none while something still moves. */
  moves: LegalMove[] = $derived.by(() => {
    if (!this.settled || this.sent) return NONE;
    const moves = this.asked?.moves ?? NONE;
    return this.guide && this.view ? this.guide.offered(this.view, moves) : moves;
  });

  /** The move that was chosen first and waits for its confirmation. */
  chosen: LegalMove | null = $derived(
    this.moves.find((move) => move.number === this.selected) ?? null,
  );

  mine: boolean = $derived(this.seat !== null && this.view?.turn === this.seat);

  over: boolean = $derived(this.view?.over ?? false);

  infos: SeatInfo[] = $derived(
    this.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.you ? t('you') : this.nameOf(seat.seat),
      colour: seat.colour,
      you: seat.you,
      bot: seat.bot,
    })),
  );

  /** Who sits where, by their own names: sentences say "you" in their own way. */
  sitting = $derived(
    this.seats.map(({ seat, colour, you }) => ({ name: this.nameOf(seat), colour, you })),
  );

  /** Who did something, at the head of a line of the log: all of it is one sentence. */
  who(seat: number, step: number): string {
    const name = this.nameThen(seat, step);
    const you = this.seats[seat]?.you && name === this.nameOf(seat);
    return t('log-who', { name, you: you ? 'yes' : 'no' });
  }

  /** How many lines of others have come since the chat was looked at. */
  unread: number = $derived(
    this.chat.filter(
      ({ step, seat }) => step > this.chatSeen && (seat === null || !this.seats[seat]?.you),
    ).length,
  );

  /** The chat is in sight. */
  seeChat(): void {
    this.chatSeen = Math.max(this.chatSeen, this.chat.at(-1)?.step ?? -1);
  }

  get log(): LogLine[] {
    return this.story.log;
  }

  get newest(): number {
    return this.frames.at(-1)?.step ?? this.frame?.step ?? 0;
  }

  /** Points of all seats after every move that was seen here. */
  get seen(): number[][] {
    void this.frame;
    return this.frames.map(({ view }) => view.scores);
  }

  motion: Motion = $derived.by(() => {
    const speed = settings.speed;
    return { speed, time: (ms: number) => (speed ? ms / speed : 0) };
  });

  nameOf(number: number | null): string {
    if (number === null) return '';
    const seat = this.seats[number];
    if (!seat) return t('seat-name', { number: number + 1 });
    if (seat.name) return seat.name;
    if (seat.bot) {
      const level = t(`bot-${seat.bot}`, { name: seat.bot });
      const alike = this.seats.filter((one) => one.bot === seat.bot).map((one) => one.seat);
      const name = sentence(level);
      return alike.length > 1 ? `${name} ${alike.indexOf(number) + 1}` : name;
    }
    return t('seat-name', { number: number + 1 });
  }

  /** A line of the log in words. The board tells it by what does not change on it. */
  told(words: Message): string {
    const view = untrack(() => this.view);
    return say((view && this.module?.retell?.(words, view as never)) || words);
  }

  /** A line of the log as a sentence of its own. */
  spoken({ seat, words, step }: LogLine): string {
    if (seat === null) return sentence(say(words));
    return `${this.who(seat, step)} ${this.told(words)}.`;
  }

  /**
   * The name of whoever sat there when something happened: people come and go. What nobody sits at
   * is neutral.
   */
  nameThen(seat: number, step: number): string {
    const { name, level } = this.sitters.findLast(
      (one) => one.seat === seat && one.step <= step,
    ) ?? { name: null, level: null };
    const now = this.seats[seat];
    if (name && name !== now?.name) return name;
    if (level && now?.kind !== 'bot') return sentence(t(`bot-${level}`, { name: level }));
    return now ? this.nameOf(seat) : t(`${this.game}-nobody`);
  }

  // --- what comes in ----------------------------------------------------------------------

  /** The table as it is told now, with the steps that are new here. */
  take(update: Update, steps: Step[], first: boolean): void {
    if (this.game !== update.table.game) {
      this.game = update.table.game;
      this.box = earlierBox(this.game, update.table.options);
      remember(this.game);
      void board(this.game).then((module) => (this.module = module));
    }
    this.name = update.table.name;
    this.setSeats(update);
    this.setSitters(steps, first);
    this.setChat(steps, first);
    const asked = this.undo;
    this.undo = this.undoAsked(update.undo ?? null);
    if (asked && steps.some((step) => step.kind === 'undo-declined')) this.tell(t('undo-refused'));
    if (!update.view) return;
    this.seat = update.eyes;
    const frames = framesOf(update, steps);
    if (first || !this.view) {
      const now = { step: update.n, by: null, view: update.view, events: [], lines: [] };
      this.begin(frames.at(-1) ?? now, frames, tell(steps));
    } else if (frames.length) this.advance(...frames);
    else this.story.add(tell(steps));
    this.ask({
      step: this.newest,
      question: update.question?.say ?? null,
      forced: update.question?.forced ?? false,
      rule: update.question?.rule ?? null,
      moves: (update.question?.choices ?? []).map(({ say: words, ...move }) => ({
        ...move,
        words,
      })),
    });
  }

  /** Who sits where; moves do not change it, and then nothing that shows it is drawn again. */
  setSeats({ table, you }: Pick<Update, 'table' | 'you'>): void {
    const seats = table.seats.map((seat, n) => ({
      ...seatOf(seat, n),
      you: you.length === 1 && you[0] === n,
      host: table.host === n,
    }));
    this.seats = share(this.seats, seats);
  }

  private undoAsked(undo: Update['undo'] | null): UndoRequest | null {
    const by = undo?.asked_by ?? null;
    if (by === null) return null;
    const others = this.seats.filter(({ kind, standIn }) => kind === 'person' && !standIn);
    const waiting = others.map(({ seat }) => seat);
    return {
      seat: by,
      waiting: waiting.filter((seat) => seat !== by && !undo!.agreed?.includes(seat)),
    };
  }

  private setSitters(steps: Step[], first: boolean): void {
    const came = steps
      .filter(({ kind }) => kind === 'sat' || kind === 'seated' || kind === 'left')
      .map(({ kind, seat, n, name, level }) => ({
        seat: seat!,
        step: kind === 'left' ? n + 1 : n, // a bot plays on from the next step
        name: name ?? null,
        level: level ?? null,
      }));
    if (first) this.sitters = came;
    else if (came.length) this.sitters = [...this.sitters, ...came];
  }

  private setChat(steps: Step[], first: boolean): void {
    const said = steps
      .filter((step) => step.kind === 'said')
      .map((step) => ({
        step: step.n,
        name: step.name ?? '',
        seat: step.seat ?? null,
        text: step.text ?? '',
        at: step.at,
      }));
    if (first) this.chat = said;
    else if (said.length) {
      this.chat = [...this.chat, ...said];
      play('chat');
    }
    const hidden = steps.filter((step) => step.kind === 'hidden').map(({ to }) => to);
    if (hidden.length) this.chat = this.chat.filter(({ step }) => !hidden.includes(step));
  }

  /** The course of a game that is over, as the server remembers it. */
  remember(course: number[][], moments: Moments): void {
    this.course = course;
    this.moments = moments;
  }

  /** Start from a whole table: nothing is animated. The frames that led there can be replayed. */
  begin(frame: Frame, before: Frame[], log: LogLine[]): void {
    this.queue.clear();
    this.busy = false;
    this.frames = before.length ? before : [frame];
    this.story.begin(frame.view, log);
    this.course = [];
    this.selected = null;
    this.sent = false;
    this.frame = frame;
    this.view = frame.view;
    this.lastOwn = this.frames.findLast(({ by }) => by === this.seat)?.step ?? this.frames[0]!.step;
  }

  /** Steps were made: they wait for their turn to be seen. */
  advance(...steps: Frame[]): void {
    const news = steps.filter((frame) => frame.step > this.newest || frame.undone);
    if (!news.length) return; // already known
    if (this.replaying) this.stopReplay();
    this.frames = [...this.frames, ...news].slice(-KEPT);
    this.sent = false;
    this.busy = true;
    this.queue.push(...news);
  }

  ask(asked: Asked): void {
    if (this.answered !== null && this.answered !== asked.step) this.hush();
    this.asked = asked;
    this.sent = false;
  }

  /** Something was refused: say why, and link to the rule where there is one. */
  refuse(message: Message): void {
    this.sent = false;
    this.tell(sentence(say(message)));
    this.answered = this.asked?.step ?? null;
    const asked = `${message.key} ${this.asked?.rule?.key}`;
    explanations(this.game, settings.language, this.box).then(
      ({ refusals }) => (this.toastRule = refusals[asked] ?? refusals[message.key] ?? null),
      () => {},
    );
  }

  tell(words: string): void {
    this.hush();
    this.toast = words;
    this.toastTimer = setTimeout(() => this.hush(), TOAST);
  }

  /** What was said is over. */
  private hush(): void {
    clearTimeout(this.toastTimer);
    this.toast = this.toastRule = this.answered = null;
  }

  private time(frame: Frame): number {
    const pause = this.pauseAfter(frame);
    if (!settings.speed) return pause;
    const wanted = this.module?.duration(frame.events, frame.view) ?? 400;
    return (frame.undone ? 200 : wanted) / settings.speed + pause;
  }

  /** How long a bot's move is looked at before somebody else goes on; we need no pause. */
  private pauseAfter({ by, view, undone }: Frame): number {
    const bot = by !== null && !undone && this.seats[by]?.kind === 'bot';
    return bot && view.turn !== this.seat && !view.over ? settings.pause * 1000 : 0;
  }

  private sound({ view, events }: Frame): void {
    const others = settings.speed ? (this.module?.sounds?.(events) ?? []) : [];
    if (view.over || !others.length) play(view.over ? 'end' : 'move');
    this.soundTimers.forEach(clearTimeout);
    this.soundTimers = others.map(([name, ms]) =>
      setTimeout(() => play(name), ms / settings.speed),
    );
  }

  /** When each event of a step is told, in ms from its beginning. */
  private telling({ events, view }: Frame): number[] {
    const { speed } = settings;
    if (!speed) return [];
    return (this.module?.telling?.(events, view) ?? []).map((ms) => ms / speed);
  }

  private show(frame: Frame, quick: boolean): void {
    this.frame = frame;
    this.view = frame.view;
    this.selected = null;
    const times = quick || frame.undone ? [] : this.telling(frame);
    this.story.tell({ view: this.view, lines: this.replaying ? [] : frame.lines }, times);
    if (this.replaying) return;
    if (frame.by === this.seat) this.lastOwn = frame.step;
    if (!quick) this.sound(frame);
  }

  // --- what is done -----------------------------------------------------------------------

  /** A target was clicked: select first what risks something, otherwise act. */
  choose = (number: number): void => {
    const move = this.moves.find((one) => one.number === number);
    if (!move || !this.view) return;
    // what gives up points shows its price before it is taken, whoever plays fast
    const costs = (move.points ?? 0) < 0;
    const risks = this.module?.risks(move, this.view as never) ?? false;
    const asks = this.deeds.asks || { always: true, risks, losses: false }[settings.confirm];
    if ((asks || costs) && this.selected !== number) this.selected = number;
    else this.act(number);
  };

  select = (number: number | null): void => {
    this.selected = number;
  };

  act = (number: number): void => {
    const move = this.moves.find((one) => one.number === number);
    if (!move) return;
    this.guide?.moved(this.view!, this.asked!.moves, move.text);
    this.selected = null;
    const step = this.asked!.step;
    this.sent = true;
    this.deeds.move(number, step);
  };

  /** Whether one can be told why a move is not possible. */
  get tellsWhy(): boolean {
    return this.deeds.whyNot !== undefined;
  }

  whyNot = (text: string): void => {
    if (this.mine && this.settled) this.deeds.whyNot?.(text);
  };

  /** Show again what happened since our last move. */
  replay(): void {
    const since = this.frames.filter((frame) => frame.step > this.lastOwn);
    const before = this.frames.findLast((frame) => frame.step <= this.lastOwn);
    if (!since.length || !before || this.busy) return;
    this.replaying = true;
    this.busy = true;
    this.queue.push(before, ...since);
  }

  /** Whoever does not want to wait sees the end of what moves now; whether anything did. */
  hurry(): boolean {
    if (!this.busy) return false;
    this.queue.skip();
    return true;
  }

  private stopReplay(): void {
    this.queue.flush();
    this.replaying = false;
  }

  get canReplay(): boolean {
    void this.frame;
    return !this.busy && this.newest > this.lastOwn && this.frames.length > 1;
  }
}
