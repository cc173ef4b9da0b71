/** The boards by game; each is loaded only when a table of its game opens. */
import { piece } from '../lib/pieces';
import { learnGame } from '../lib/words.svelte';
import type { BoardModule } from './contract';

const boards = import.meta.glob<{ default: BoardModule<never> }>('./*/index.ts');
const GENERIC = './generic/index.ts';

/** The board of a game, or the generic one, and its words. */
export async function board(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`] ?? boards[GENERIC]!;
  const [module] = await piece(() => Promise.all([load(), learnGame(game)]));
  return module.default as unknown as BoardModule;
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
