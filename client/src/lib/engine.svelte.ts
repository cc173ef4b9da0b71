/** The engine beside a board: it tells what it thinks of a position, as it thinks it. */
import type { FromEngine, Pondered, ToEngine } from '../generated/protocol';
import type { Message } from '../boards/contract';
import { askWhoIsHere, callAsMe, NOBODY } from './api';
import { Retry } from './retry';

const SENT_AWAY = 4000;
const IDLE = 4002;

export class Engine {
  /** Wanted: it thinks of whatever position is shown. */
  on = $state(false);
  /** What it thinks by now, of the position that it was asked about last. */
  pondered: Pondered | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  private socket: WebSocket | null = null;
  private wish: ToEngine | null = null;
  private readonly retry = new Retry(() => this.connect());
  private readonly seen = () => {
    if (!this.on) return;
    if (document.visibilityState === 'visible') this.send(this.wish);
    else this.send({ type: 'stop' }); // nobody looks
  };

  constructor(private readonly id: () => string) {
    document.addEventListener('visibilitychange', this.seen);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.seen);
    this.drop();
    this.retry.stop();
  }

  /** Think about a position from now on, if it is wanted at all. */
  look(node: number, eyes: number | null, over: boolean): void {
    const same = this.pondered?.node === node && this.pondered.eyes === eyes;
    if (!same) this.pondered = null;
    this.wish = over ? { type: 'stop' } : { type: 'think', node, eyes };
    this.trouble = null;
    if (this.on) this.send(this.wish);
  }

  toggle(): void {
    this.on = !this.on;
    this.trouble = null;
    if (!this.on) this.send({ type: 'stop' });
    else if (this.socket) this.send(this.wish);
    else void this.begin();
  }

  /** Another tree, copied from somebody else's: the engine knows nothing of it yet. */
  restart(): void {
    this.drop();
    this.pondered = null;
    if (this.on) this.connect();
  }

  /** Whoever asks an engine to think is somebody: so much is thought for each. */
  private async begin(): Promise<void> {
    try {
      await callAsMe('GET', '/me');
      this.connect();
    } catch {
      this.on = false;
      this.trouble = { key: 'offline' };
    }
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private send(command: ToEngine | null): void {
    if (command && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(command));
    }
  }

  private connect(): void {
    const url = new URL(`/api/analyses/${this.id()}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.retry.worked();
      if (this.on) this.send(this.wish);
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(data as string) as FromEngine);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (reason === NOBODY) return void askWhoIsHere();
      if (code === IDLE || code === SENT_AWAY) this.on = false;
      else if (this.on) this.retry.failed();
    };
  }

  private hear(news: FromEngine): void {
    if (news.type === 'refused') {
      this.trouble = news.say;
      return;
    }
    const { wish } = this;
    if (wish?.type !== 'think' || wish.node !== news.node || wish.eyes !== news.eyes) return;
    this.trouble = null;
    this.pondered = news;
  }
}
