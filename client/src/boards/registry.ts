/** The boards by game; each is loaded only when a table of its game opens. */
import { learnGame } from '../lib/words.svelte';
import type { BoardModule } from './contract';

const boards = import.meta.glob<{ default: BoardModule<never> }>('./*/index.ts');

/** The board of a game and its words. A game without one is played with the MoveBar alone. */
export async function board(game: string): Promise<BoardModule | null> {
  const load = boards[`./${game}/index.ts`];
  const [module] = await Promise.all([load?.(), learnGame(game)]);
  return module ? (module.default as unknown as BoardModule) : null;
}

const LAST = 'kuroshio-game';

/** The board of the last game is likely to be wanted again: fetch it before the table is known. */
export function remember(game: string): void {
  try {
    sessionStorage.setItem(LAST, game);
  } catch {
    // then it is fetched when it is known
  }
}
export function foresee(): void {
  try {
    const game = sessionStorage.getItem(LAST);
    if (game) void board(game);
  } catch {
    // as above
  }
}
