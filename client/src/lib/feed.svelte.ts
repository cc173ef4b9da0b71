/** What is heard away from the tables: one's own, those that wait for one first, and the lobby. */
import type {
  Crowd,
  FromFeed,
  Listing,
  LobbyChange,
  OwnTable,
  Pairing,
} from '../generated/protocol';
import { askWhoIsHere, known, NOBODY } from './api';
import { Retry } from './retry';

const IDLE = 4002; // the server closes a page of nobody that was left open
const SENT_AWAY = 4000;
const PATIENT = 2500; // ms before the first try again: the table itself comes first
const USUAL = [undefined, undefined, undefined] as const;

interface Wish {
  /** The tables that are listed, too. */
  lobby?: boolean;
  /** The table that one is at: it is not told. */
  at?: string;
}

export class Feed {
  /** One's running tables; null until they were told. */
  own: OwnTable[] | null = $state.raw(null);
  /** The tables that are listed; null until they were told. */
  listed: Listing[] | null = $state.raw(null);
  /** How far each game is compiled. */
  games: Record<string, string> = $state.raw({});
  /** Who waits for people to play with. */
  crowd: Crowd[] = $state.raw([]);
  /** Whether we do; null until it was told. */
  pairing: Pairing | null = $state.raw(null);
  online = $state(true);
  /** The server's clock minus ours, ms. */
  private offset = $state(0);
  private socket: WebSocket | null = null;
  private readonly retry = new Retry(() => this.connect(), ...USUAL, PATIENT);

  constructor(private readonly wish: Wish) {}

  /** Those that wait for us, but for the one that we are at. */
  waiting: OwnTable[] = $derived(
    (this.own ?? []).filter(({ waits, table }) => waits && table.id !== this.wish.at),
  );

  /** Begin to listen, or begin again under a new identity; without one there are no own tables. */
  open(): void {
    this.drop();
    if (this.wish.lobby || known()) this.connect();
  }

  /** For the script of a component: listen while it is there. */
  watch(): void {
    $effect(() => {
      this.open();
      return () => {
        this.drop();
        this.retry.stop();
      };
    });
  }

  /** Milliseconds that are left until a moment of the server's clock. */
  until = (moment: number, now: number): number => moment - now - this.offset;

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private connect(): void {
    const url = new URL('/api/feed', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (this.wish.lobby) url.searchParams.set('lobby', '1');
    if (this.wish.at) url.searchParams.set('at', this.wish.at);
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(data as string) as FromFeed);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      if (reason === NOBODY) return void askWhoIsHere();
      if (code === IDLE || code === SENT_AWAY) return this.retry.rest();
      this.online = false;
      this.retry.failed();
    };
  }

  private hear(news: FromFeed): void {
    if (news.type === 'refused') return; // and the socket is closed
    this.online = true;
    this.retry.worked();
    if (news.type === 'turns') {
      this.offset = news.now - Date.now();
      this.own = news.tables;
      return;
    }
    if (news.type === 'pairing') {
      this.offset = news.now - Date.now();
      this.pairing = news;
      return;
    }
    this.games = news.games;
    this.crowd = news.waiting ?? [];
    this.listed = news.type === 'lobby' ? news.tables : changed(this.listed ?? [], news);
  }
}

/** The listed tables after a change, the latest first. */
function changed(before: Listing[], { tables, gone }: LobbyChange): Listing[] {
  const other = [...gone, ...tables.map(({ id }) => id)];
  const kept = before.filter(({ id }) => !other.includes(id));
  return [...tables, ...kept].sort((a, b) => b.updated - a.updated);
}
