/** Playing with whoever comes: what one would play, and whether one waits for others. */
import { PACES, type Pace } from '../generated/facts';
import type { Pairing, PairingWish } from '../generated/protocol';
import { callAsMe, known } from './api';
import type { Feed } from './feed.svelte';
import { go } from './router.svelte';

const LAST = 'kuroshio-pairing';

interface Chosen {
  games: string[];
  pace: Pace;
  /** 0 for any number. */
  players: number;
  /** Bots may take the seats for which nobody comes. */
  bots: boolean;
}

function remembered(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? '{}');
  } catch {
    return {};
  }
}

export class PairingState {
  chosen: Chosen = $state({ games: [], pace: 'bank', players: 0, bots: true, ...remembered() });
  /** When we asked to wait, by our own clock; null while we do not. */
  private asked: number | null = $state(null);
  private told: Pairing | null = $derived.by(() => this.feed.pairing);
  wish: PairingWish | null = $derived(this.told?.wish ?? null);
  waiting: boolean = $derived(this.wish !== null || this.asked !== null);
  others: number = $derived(this.told?.others ?? 0);
  /** Nobody need be there while the others think. */
  mayGo: boolean = $derived(this.wish !== null && byDays(this.wish.pace as Pace));

  constructor(private readonly feed: Feed) {}

  /** For the script of a component: go to the table as soon as there is one. */
  watch(): void {
    let waited = false;
    $effect(() => {
      const table = this.told?.table;
      if (table && (waited || this.asked !== null)) go(`/table/${table}`);
      waited = this.wish !== null;
    });
  }

  /** Milliseconds for which one has waited. */
  waited = (now: number): number =>
    this.told?.since ? Math.max(0, -this.feed.until(this.told.since, now)) : 0;

  toggle = (game: string): void => {
    const { games } = this.chosen;
    this.chosen.games = games.includes(game) ? games.filter((it) => it !== game) : [...games, game];
  };

  /** Wait for others; `level` of the bots that may fill up. */
  join = async (games: string[], level: string): Promise<void> => {
    const { pace, players, bots } = this.chosen;
    try {
      localStorage.setItem(LAST, JSON.stringify(this.chosen));
    } catch {
      // not remembered
    }
    const newcomer = !known();
    this.asked = Date.now();
    try {
      this.feed.pairing = await callAsMe<Pairing>('POST', '/me/pairing', {
        games,
        pace,
        players: players ? [players] : [],
        level: bots ? level : null,
      });
      if (newcomer) this.feed.open(); // under the new identity: the place is kept while one listens
    } finally {
      if (!this.told?.table) this.asked = null;
    }
  };

  stop = async (): Promise<void> => {
    this.feed.pairing = await callAsMe<Pairing>('POST', '/me/pairing/stop');
  };
}

export const byDays = (pace: Pace): boolean => PACES[pace].seconds >= 86_400;
