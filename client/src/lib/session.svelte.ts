/** One's place at a table: what its page shows of it, and everything that can be done there. */
import type { ColourName, LegalMove } from '../boards/contract';
import { call, callAsMe, know, known } from './api';
import { troubleOf } from './trouble';
import { Feed } from './feed.svelte';
import { Guide, stepsOf } from './guide.svelte';
import { TableLink } from './link.svelte';
import type { Advice, TableInfo, Why } from '../generated/protocol';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { titled, watchIcon } from './tab.svelte';
import type { TableState } from './table.svelte';
import { t } from './words.svelte';

const SEEN = 700; // ms for which a position is seen before a forced move is made
const STAND_IN = 'sailor'; // the bot that takes the seat of somebody who left

export class Session {
  readonly table: TableState;
  private readonly link: TableLink;
  private readonly feed: Feed;
  private again = $state(false); // we want to play again
  private tried = -1; // the step after which a move was made by itself
  private warned = false; // what help costs in the ratings was told
  /** Help that was asked for, and what it costs in the ratings is told before it is given. */
  private wanted: { help: 'hint' | 'undo'; step: number; deed(): void } | null = $state.raw(null);

  constructor(readonly id: string) {
    this.link = new TableLink(id);
    this.feed = new Feed({ at: id });
    this.table = this.link.table;
  }

  // --- what is known ----------------------------------------------------------------------

  info: TableInfo | null = $derived.by(() => this.link.info);

  /** Our seats: several where one device goes round. */
  you: number[] = $derived.by(() => this.link.you);

  sitting: boolean = $derived(this.you.length > 0);

  started: boolean = $derived(this.info !== null && this.info.status !== 'open');

  /** Seats that we may take. */
  open: number[] = $derived.by(() => this.link.maySit);

  /** Seats where nobody sits: the game waits for them. */
  free: number[] = $derived(
    this.info?.seats.flatMap((seat, n) => (seat.kind === 'open' ? [n] : [])) ?? [],
  );

  /** A bot plays for us: our time was out. */
  away: boolean = $derived(this.you.some((seat) => this.info?.seats[seat]?.away));

  /** Whoever takes the device next; null when nothing is to be hidden. */
  curtain: { name: string; colour: ColourName } | null = $derived.by(() => {
    const next = this.link.curtain;
    const seat = next === null ? undefined : this.table.seats[next];
    return seat ? { name: this.table.nameOf(seat.seat), colour: seat.colour } : null;
  });

  /** We seat bots, send guests away and start. */
  host: boolean = $derived(this.info?.host != null && this.you.includes(this.info.host));

  /** Whether the game counts for ratings, or why not: the key of a message. */
  rated: string = $derived(this.info?.unrated ? `unrated-${this.info.unrated}` : 'rated-yes');

  /** After how many days who keeps a game waiting has left it, in words; empty if never. */
  gone: string = $derived(this.info?.patience ? t('rated-gone', { days: this.info.patience }) : '');

  /** Nobody else would go on with the game. */
  alone: boolean = $derived(
    !this.info?.seats.some(({ kind }, n) => kind === 'person' && !this.you.includes(n)),
  );

  /** The other person whose move everyone waits for, as far as the board has shown it. */
  awaited: { absent: boolean } | null = $derived.by(() => {
    const view = this.table.story.view;
    const seat = view && !view.over && view.turn !== null ? this.table.seats[view.turn] : undefined;
    if (seat?.kind !== 'person' || seat.standIn || seat.seat === this.table.seat) return null;
    return { absent: seat.connected === false };
  });

  mayHint: boolean = $derived(Boolean(this.info?.hints) && this.sitting);

  mayLeave: boolean = $derived(this.sitting && this.info?.status === 'playing');

  /** What the captain would do in this position, once asked. */
  get advice(): Advice[] {
    return this.link.advice;
  }

  get why(): Why | null {
    return this.link.why;
  }

  get hinting(): boolean {
    return this.link.hinting;
  }

  get online(): boolean {
    return this.link.online;
  }

  /** Why there is no table here for us; null where there is one. */
  get missing(): string | null {
    return this.link.missing;
  }

  /** Whether what is kept of that table can be shown. */
  get kept(): boolean {
    return this.link.kept;
  }

  /** Whoever runs the house closed the table. */
  get closed(): boolean {
    return this.info?.closed ?? false;
  }

  get watchers(): number {
    return this.link.watchers;
  }

  get canUndo(): boolean {
    return this.link.canUndo;
  }

  /** The move that was taken back and can be made again now. */
  private taken: LegalMove | null = $derived.by(
    () => this.table.moves.find(({ text }) => text === this.link.retrace.next) ?? null,
  );

  /** The only move that there is, where we want it to be made by itself: nothing is revealed by it,
   * and nobody has just come back here to look. */
  private forced: LegalMove | null = $derived.by(() => {
    const { table, link } = this;
    if (!settings.forced || !table.asked?.forced || table.guide) return null;
    if (table.asked.step === this.tried) return null; // it was refused
    return link.curtain === null && !link.retrace.wentBack ? (table.moves[0] ?? null) : null;
  });

  get canRedo(): boolean {
    return this.taken !== null;
  }

  /** Whether somebody is not at the table, and has not been for so long that nobody need wait. */
  absent(seat: number): 'no' | 'lately' | 'long' {
    const { kind, away, connected, gone } = this.info?.seats[seat] ?? {};
    if (kind !== 'person' || away || connected || gone == null) return 'no';
    return this.link.ago(gone) >= this.info!.absence ? 'long' : 'lately';
  }

  /** Milliseconds that a seat has left; null without clocks. */
  clock(seat: number): number | null {
    return this.link.left(seat);
  }

  /** On a phone room is dear, and bots do not chat. */
  get company(): boolean {
    const people = this.table.seats.filter(({ kind }) => kind === 'person');
    return this.watchers > 0 || this.table.chat.length > 0 || people.length > 1;
  }

  /** Other tables that wait for us; the next game of this one has a button of its own. */
  private others = $derived.by(() =>
    this.feed.waiting.filter(({ table }) => table.id !== this.info?.rematch),
  );

  /** Somebody wants to play again and keeps our seat there. */
  invited: boolean = $derived.by(() => {
    const next = this.info?.rematch;
    return !this.again && this.feed.waiting.some(({ table }) => table.id === next);
  });

  /** How many. */
  elsewhere: number = $derived(this.others.length);

  /** What the browser's tab says. */
  title: string = $derived.by(() => {
    const { game, name, mine } = this.table;
    const words = `${name ? `${name} · ` : ''}${t(`${game || this.info?.game}-name`)} · Kuroshio`;
    return titled(words, mine && !this.closed, this.elsewhere);
  });

  get replayPath(): string {
    return `/replay/${this.id}`;
  }

  // --- what is done -----------------------------------------------------------------------

  /** Take a seat that is free, under this name. */
  async join(name: string, wished?: number): Promise<void> {
    await this.attempt(async () => {
      await call('POST', '/me', { name });
      know();
      const [first] = this.open.length ? this.open : this.free;
      await this.take(wished ?? first!);
    });
  }

  async sit(seat: number): Promise<void> {
    await this.attempt(() => this.take(seat));
  }

  private async take(seat: number): Promise<void> {
    await callAsMe('POST', `/tables/${this.id}/sit`, { seat });
    this.link.restart(); // the socket knows one by the cookie that it was opened with
    this.feed.open();
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.table.tell(troubleOf(error));
    }
  }

  start(): void {
    this.link.send({ type: 'start', ref: 'start' });
  }

  rise(seat: number): void {
    this.link.send({ type: 'leave', seat, ref: 'leave' });
  }

  /** Leave for good: a bot plays on. */
  leave(): void {
    this.link.send({ type: 'leave', ref: 'leave' });
    this.toLobby();
  }

  putBot(seat: number, level: string = STAND_IN): void {
    this.link.send({ type: 'bot', seat, level, ref: 'bot' });
  }

  /** Send a bot or a guest away, or keep a seat no longer, so that somebody else may sit there. */
  sendAway(seat: number): void {
    this.link.send({ type: 'free', seat, ref: 'free' });
  }

  /** Be the host, whose own host is away. */
  beHost(): void {
    this.makeHost(this.you[0]!);
  }

  /** Hand on what a host does to somebody else. */
  makeHost(seat: number): void {
    this.link.send({ type: 'host', seat, ref: 'host' });
  }

  /** Let a bot play for somebody who is away, if all others want that. */
  callStandIn(seat: number): void {
    this.link.send({ type: 'stand-in', seat, ref: 'stand-in' });
  }

  paint(seat: number, colour: string): void {
    this.link.send({ type: 'colour', seat, colour, ref: 'colour' });
  }

  async undo(): Promise<void> {
    const deed = () => this.link.undoMove();
    if (this.isFree() || !(await this.link.undoHelps())) deed();
    else this.help('undo', deed);
  }

  redo(): void {
    if (this.taken) this.table.act(this.taken.number);
  }

  /** Whether another one's wish to take a move back is granted. */
  agree(agree: boolean): void {
    this.link.send({ type: 'answer', agree });
  }

  /** Say something to those at the table; whether they were told. */
  chat(text: string): Promise<boolean> {
    return this.link.say(text);
  }

  /** Remind whoever is to move: once in a position. */
  nudge(): void {
    this.link.nudge();
  }

  hint(): void {
    const asked = this.you.some((seat) => this.info?.seats[seat]?.hints);
    if (asked) this.warned = true;
    if (this.mayHint) this.help('hint', () => this.link.askHint());
  }

  /** Whether nothing is to be said of what help costs. */
  private isFree(): boolean {
    return this.warned || !this.info || Boolean(this.info.unrated);
  }

  /** In a game that counts for ratings it is said once what help costs, and asked whether to go on. */
  private help(help: 'hint' | 'undo', deed: () => void): void {
    if (this.isFree()) deed();
    else this.wanted = { help, step: this.table.frame?.step ?? 0, deed };
  }

  /** Which help waits for one's yes, if the game has not gone on; the key of a message. */
  price: string | null = $derived.by(() => {
    if (this.wanted === null || this.wanted.step !== (this.table.frame?.step ?? 0)) return null;
    return `price-${this.wanted.help}${this.alone ? '-alone' : ''}`;
  });

  pay(yes: boolean): void {
    const wanted = this.wanted;
    this.wanted = null;
    if (!yes) return;
    this.warned = true;
    wanted?.deed();
  }

  /** Play on oneself, after a bot did. */
  comeBack(): void {
    this.link.send({ type: 'return' });
  }

  lift(): void {
    this.link.curtain = null;
  }

  rematch(): void {
    this.again = true;
    if (!this.info?.rematch) this.link.send({ type: 'rematch', ref: 'rematch' });
  }

  /** Say yes to the next game: take the seats there that are kept for us, and go there. */
  private async follow(table: string): Promise<void> {
    const seats = this.info!.seats;
    for (const own of this.you) {
      const body = { seat: (own + 1) % seats.length, name: seats[own]!.name };
      // refused where we sit already, having asked first, or came too late
      await callAsMe('POST', `/tables/${table}/sit`, body).catch(() => {});
    }
    go(`/table/${table}`);
  }

  toLobby(): void {
    go('/');
  }

  /** To the table that has waited for us for longest. */
  toNext(): void {
    const next = this.others[0];
    if (next) go(`/table/${next.table.id}`);
  }

  /** What goes on by itself while the page is open; for the script of a component. */
  watch(): void {
    $effect(() => () => this.link.close());
    this.feed.watch();
    $effect(() => {
      if (!this.sitting || known()) return;
      know(); // the cookie was there before this browser knew of it
      this.feed.open();
    });
    watchIcon(() => (this.table.mine && !this.closed) || this.elsewhere > 0);
    $effect(() => {
      if (this.info?.rematch && this.again) void this.follow(this.info.rematch);
    });
    $effect(() => {
      if (this.info?.first) this.teach(this.info.game);
    });
    $effect(() => {
      const forced = this.forced;
      if (!forced) return;
      const play = () => {
        this.tried = this.table.asked!.step;
        this.table.act(forced.number);
      };
      const waiting = setTimeout(play, this.table.motion.time(SEEN));
      return () => clearTimeout(waiting);
    });
  }

  private teach(game: string): void {
    if (this.table.guide) return;
    const memory = { key: `kuroshio-guide-${this.id}`, storage: sessionStorage };
    void stepsOf(game).then((steps) => (this.table.guide ??= new Guide(game, steps, memory)));
  }
}
