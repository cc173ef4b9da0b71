/** The games: those that the page is made for, and those that other packages bring to the server. */
import brand from '../drawings/brand.svg';
import namazu from '../drawings/lobby/namazu.svg';
import namiji from '../drawings/lobby/namiji.svg';
import tongiaki from '../drawings/lobby/tongiaki.svg';
import { PLAYERS } from '../generated/facts';
import type { GameInfo, Games, Listing } from '../generated/protocol';
import { call } from './api';
import { learnGame } from './words.svelte';

const PICTURES: Record<string, string> = { namiji, tongiaki, namazu };
const OWN: Record<string, readonly number[]> = PLAYERS;
let names: string[] = $state.raw(Object.keys(OWN));
let infos: GameInfo[] = $state.raw([]);

/** The names of all games; of our own until the server has told. */
export const gameNames = (): string[] => names;

/** Whether the page has a rulebook, explanations and a first game of it. */
export const isOwn = (game: string): boolean => game in OWN;

/** With how many a game is played, before the server has told. */
export const playersOf = (game: string): number[] => [...(OWN[game] ?? [2])];

export const pictureOf = (game: string): string => PICTURES[game] ?? brand;

/** What the server knows of its games; of those that others bring the words are learned, too. */
export async function askGames(): Promise<Games> {
  const told = await call<Games>('GET', '/games');
  infos = told.games;
  const wanted = told.games.map(({ name }) => name);
  if (wanted.join() !== names.join()) {
    await Promise.all(wanted.filter((game) => !isOwn(game)).map(learnGame));
    names = wanted;
  }
  return told;
}

/** What was chosen at a table that is not usual there. */
export function unusual({ game, options }: Listing): [string, string][] {
  const known = infos.find(({ name }) => name === game)?.options ?? [];
  return known
    .map(({ name, values }): [string, string] => [name, options[name] ?? values[0] ?? ''])
    .filter(([name, value]) => value !== known.find((one) => one.name === name)?.values[0]);
}
