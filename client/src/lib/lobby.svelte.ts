/** What the lobby knows: games, tables, one's own; and what was chosen there the last time. */
import { LEVELS } from '../generated/facts';
import type { Finished, Games, Listing, Update } from '../generated/protocol';
import { call, callAsMe, known, onceCompiled, Refused } from './api';
import { askGames, gameNames, playersOf } from './games.svelte';
import { Retry } from './retry';
import { go } from './router.svelte';
import { say, t } from './words.svelte';

export type OwnTable = Listing & { turn: boolean };

const LAST = 'kuroshio-last';
const OFTEN = 5000; // ms between two looks
const SHOWN = 8; // of one's own games

interface Chosen {
  game?: string;
  players?: number;
  level?: string;
}

function remembered(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? '{}');
  } catch {
    return {};
  }
}

const words = (error: unknown) => (error instanceof Refused ? say(error.say) : t('offline'));

export class LobbyState {
  private chosen = $state(remembered().game ?? '');
  level = $state(remembered().level ?? 'sailor');
  private wanted = $state(remembered().players ?? 3);
  /** The one that was chosen, where it can be played here. */
  game: string = $derived(gameNames().includes(this.chosen) ? this.chosen : (gameNames()[0] ?? ''));
  /** Null until the server has told them. */
  games: Games | null = $state.raw(null);
  tables: Listing[] = $state.raw([]);
  mine: OwnTable[] = $state.raw([]);
  past: Finished[] = $state.raw([]);
  name = $state('');
  busy = $state(false);
  trouble: string | null = $state(null);

  levels: string[] = $derived(this.games?.levels.map(({ name }) => name) ?? [...LEVELS]);
  range: number[] = $derived(this.rangeOf(this.game));
  compiling: boolean = $derived(
    this.games?.games.some(({ name, state }) => name === this.game && state !== 'ready') ?? false,
  );
  /** As many as were chosen, where the game can be played so. */
  players: number = $derived(
    this.range.includes(this.wanted) ? this.wanted : Math.min(3, this.range.at(-1) ?? 3),
  );

  rangeOf(game: string): number[] {
    return this.games?.games.find(({ name }) => name === game)?.players ?? playersOf(game);
  }

  chooseGame = (game: string): void => {
    this.chosen = game;
  };

  choosePlayers = (players: number): void => {
    this.wanted = players;
  };

  /** Look again and again while the page is seen; for the script of a component. */
  watch(): void {
    $effect(() => {
      let open = true;
      const looking = new Retry(async () => {
        const answered = document.visibilityState !== 'visible' || (await this.look());
        if (!open) return;
        if (!answered) return looking.failed();
        looking.worked();
        looking.in(OFTEN);
      });
      looking.in(0);
      return () => {
        open = false;
        looking.stop();
      };
    });
  }

  /** Ask for everything; whether the server answers. */
  private async look(): Promise<boolean> {
    try {
      this.games = await askGames();
      this.tables = (await call<{ tables: Listing[] }>('GET', '/tables')).tables;
      this.trouble = null;
    } catch (error) {
      this.trouble = words(error);
      return false;
    }
    if (!known()) return true; // nobody yet: no games of one's own
    try {
      this.name = (await call<{ name: string }>('GET', '/me')).name;
    } catch {
      return true; // the identity is gone
    }
    try {
      this.mine = await ownTables();
      const { games } = await call<{ games: Finished[] }>('GET', '/history?mine=1');
      this.past = games.slice(0, SHOWN);
    } catch (error) {
      this.trouble = words(error);
    }
    return true;
  }

  playNow = async (): Promise<void> => {
    const { game, players, level } = this;
    this.busy = true;
    this.trouble = null;
    try {
      localStorage.setItem(LAST, JSON.stringify({ game, players, level }));
    } catch {
      // not remembered
    }
    const open = { game, players, level };
    try {
      const { table } = await onceCompiled(
        () => callAsMe<{ table: string }>('POST', '/play-now', open),
        (refused) => (this.trouble = words(refused)),
      );
      go(`/table/${table}`);
      return;
    } catch (error) {
      this.trouble = words(error);
    }
    this.busy = false;
  };
}

/** Games that are not over and in which one sits; first those that wait for one's move. */
async function ownTables(): Promise<OwnTable[]> {
  const { tables } = await call<{ tables: Listing[] }>('GET', '/me/tables');
  const running = tables
    .filter(({ status }) => status !== 'over' && status !== 'closed')
    .slice(0, SHOWN);
  const found = await Promise.all(
    running.map(async (one): Promise<OwnTable[]> => {
      try {
        const { you, turn } = await call<Update>('GET', `/tables/${one.id}`);
        return you.length ? [{ ...one, turn: turn !== null && you.includes(turn) }] : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat().sort((a, b) => Number(b.turn) - Number(a.turn) || b.updated - a.updated);
}
