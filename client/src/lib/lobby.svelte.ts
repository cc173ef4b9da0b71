/** What the lobby knows: games, tables, one's own; and what was chosen there the last time. */
import { LEVELS } from '../generated/facts';
import type { Finished, Games, Listing, OwnTable } from '../generated/protocol';
import { call, callAsMe, dismiss, isNobody, known, onceCompiled } from './api';
import { troubleOf } from './trouble';
import { Feed } from './feed.svelte';
import { askGames, gameNames, playersOf } from './games.svelte';
import { PairingState } from './pairing.svelte';
import { Retry } from './retry';
import { go } from './router.svelte';

const LAST = 'kuroshio-last';
const SHOWN = 8; // of one's games that are over

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

export class LobbyState {
  private chosen = $state(remembered().game ?? '');
  level = $state(remembered().level ?? 'sailor');
  private wanted = $state(remembered().players ?? 3);
  /** The one that was chosen, where it can be played here. */
  game: string = $derived(gameNames().includes(this.chosen) ? this.chosen : (gameNames()[0] ?? ''));
  /** Null until the server has told them. */
  games: Games | null = $state.raw(null);
  readonly feed = new Feed({ lobby: true });
  readonly pairing = new PairingState(this.feed);
  tables: Listing[] = $derived.by(() => this.feed.listed ?? []);
  /** One's running tables, those that wait for one first. */
  mine: OwnTable[] = $derived.by(() => this.feed.own ?? []);
  past: Finished[] = $state.raw([]);
  name = $state('');
  busy = $state(false);
  trouble: string | null = $state(null);

  levels: string[] = $derived(this.games?.levels.map(({ name }) => name) ?? [...LEVELS]);
  range: number[] = $derived(this.rangeOf(this.game));
  compiling: boolean = $derived.by(() => {
    const told = this.games?.games.find(({ name }) => name === this.game)?.state;
    return (this.feed.games[this.game] ?? told ?? 'ready') !== 'ready';
  });
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

  /** Hear of what changes while the page is open; for the script of a component. */
  watch(): void {
    this.feed.watch();
    this.pairing.watch();
    $effect(() => {
      const asking = new Retry(async () => ((await this.ask()) ? asking.rest() : asking.failed()));
      asking.in(0);
      return () => asking.stop();
    });
    // a table that is no longer there has probably come to its end
    let running = 0;
    $effect(() => {
      if (this.mine.length < running) void this.askPast();
      running = this.mine.length;
    });
  }

  /** Ask for what does not change by itself; whether the server answers. */
  private async ask(): Promise<boolean> {
    try {
      this.games = await askGames();
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    }
    if (!known()) return true; // nobody yet: no games of one's own
    try {
      this.name = (await call<{ name: string }>('GET', '/me')).name;
    } catch (error) {
      if (isNobody(error)) dismiss();
      return true;
    }
    await this.askPast();
    return true;
  }

  private async askPast(): Promise<void> {
    try {
      const { games } = await call<{ games: Finished[] }>('GET', '/history?mine=1');
      this.past = games.slice(0, SHOWN);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
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
        (refused) => (this.trouble = troubleOf(refused)),
      );
      go(`/table/${table}`);
      return;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    this.busy = false;
  };
}
