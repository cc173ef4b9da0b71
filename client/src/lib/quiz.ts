/** A position that asks for the best move, on a board of its own. */
import type { Update } from '../generated/protocol';
import { TableState } from './table.svelte';
import { callSeats, learnGame } from './words.svelte';

export function quizTable(shown: Update, answer: (move: number) => void): TableState {
  void learnGame(shown.table.game);
  const table = new TableState({ move: answer, asks: true });
  table.take(shown, [], true);
  // who is at that table now, and whose it is, has nothing to do with the question
  table.seats = table.seats.map((seat) => ({ ...seat, connected: null, host: false }));
  callSeats(table.sitting);
  return table;
}
