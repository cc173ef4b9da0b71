/** What the page knows of the games before the server has told anything. */
import namazu from '../drawings/lobby/namazu.svg';
import namiji from '../drawings/lobby/namiji.svg';
import tongiaki from '../drawings/lobby/tongiaki.svg';

const PICTURES: Record<string, string> = { namiji, tongiaki, namazu };
const PLAYERS: Record<string, number[]> = {
  namiji: [2, 3, 4, 5],
  tongiaki: [2, 3, 4, 5, 6],
  namazu: [2, 3, 4],
};

export const GAMES = Object.keys(PLAYERS);
export const LEVELS = ['deckhand', 'sailor', 'captain', 'admiral'];

export function playersOf(game: string): number[] {
  return PLAYERS[game] ?? [2];
}

export function pictureOf(game: string): string | undefined {
  return PICTURES[game];
}
