/** A position that asks for the best move, on a board of its own. */
import type { Update } from '../generated/protocol';
import { TableState } from './table.svelte';
import { callSeats, learnGame } from './words.svelte';

export function quizTable(shown: Update, answer: (move: number) => void): TableState {
  void learnGame(shown.table.game);
  const table = new TableState({ move: answer, whyNot: () => {} });
  table.take(shown, [], true);
  callSeats(table.sitting);
  return table;
}
