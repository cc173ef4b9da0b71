/**
 * The board of a game that has none of its own: the picture that its `svg` draws, and its moves as
 * buttons beside it.
 */
import type { BoardModule } from '../contract';
import Board from './Board.svelte';

const generic: BoardModule = {
  Board,
  risks: () => false,
  covers: () => false,
  duration: () => 400,
  sources: [{ key: 'points', label: 'end-points', explain: 'score', colour: '#2B66A8' }],
  points: (view, seat) => ({ points: view.scores[seat] ?? 0 }),
  tieBreaks: [],
};
export default generic;
