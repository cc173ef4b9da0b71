/** What the page knows of the games before the server has told anything. */
import namazu from '../drawings/lobby/namazu.svg';
import namiji from '../drawings/lobby/namiji.svg';
import tongiaki from '../drawings/lobby/tongiaki.svg';
import { PLAYERS } from '../generated/facts';

const PICTURES: Record<string, string> = { namiji, tongiaki, namazu };

export const GAMES = Object.keys(PLAYERS);

export function playersOf(game: string): number[] {
  return [...((PLAYERS as Record<string, readonly number[]>)[game] ?? [2])];
}

export function pictureOf(game: string): string | undefined {
  return PICTURES[game];
}
