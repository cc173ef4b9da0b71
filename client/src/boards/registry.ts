/** The boards by game; each is loaded only when a table of its game opens. */
import type { BoardModule } from './contract';

const boards = import.meta.glob<{ default: BoardModule<never> }>('./*/index.ts');

/** The board of a game. A game without one is played with the MoveBar alone. */
export async function board(game: string): Promise<BoardModule | null> {
  const load = boards[`./${game}/index.ts`];
  return load ? ((await load()).default as unknown as BoardModule) : null;
}
