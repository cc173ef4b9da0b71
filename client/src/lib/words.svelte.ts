/** The words: Fluent messages from src/kuroshio/locale, the same files that Python reads. */
import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, ColourName, Message } from '../boards/contract';
import { painted } from '../boards/shared/seats';
import type { Language } from '../generated/facts';
import type { Words } from '../generated/protocol';
import { OF_GAMES, OUTSIDE } from '../generated/words';
import { call } from './api';
import { settings } from './settings.svelte';
import { share } from './share';

const games = new Set<string>(); // whose words are wanted, in every language
const learned = new Set<string>(); // whose words are there

const bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
const spoken = $state({ ready: 0 });

/** A bundle from the texts of its files. */
export function bundle(language: string, files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of files) made.addResource(new FluentResource(text));
  return made;
}

/** Load a language. Tests see to it that none lacks anything that another has. */
export async function learn(language: Language): Promise<void> {
  if (!bundles[language]) {
    const wanted = [...games];
    const [own, ...ofTheGames] = await Promise.all([
      OUTSIDE[language](),
      ...wanted.map((game) => textsOf(game, language)),
    ]);
    bundles[language] = bundle(language, [...Object.values(own.default), ...ofTheGames.flat()]);
    const since = [...games].filter((game) => !wanted.includes(game));
    await Promise.all(since.map((game) => extend(language, game)));
  }
  spoken.ready++;
}

/** Load what a game says, in the languages that are in use. */
export async function learnGame(game: string): Promise<void> {
  games.add(game);
  const tongues = Object.keys(bundles) as Language[];
  await Promise.all(tongues.map((tongue) => extend(tongue, game)));
  learned.add(game);
  spoken.ready++;
}

/** Whether the words of a game are there. */
export function knows(game: string): boolean {
  void spoken.ready;
  return learned.has(game);
}

async function extend(tongue: Language, game: string): Promise<void> {
  for (const text of await textsOf(game, tongue)) {
    bundles[tongue]!.addResource(new FluentResource(text));
  }
}

function textsOf(game: string, language: Language): Promise<string[]> {
  const mine = new RegExp(`/${language}/(.*-)?${game}\\.ftl$`);
  const found = Object.keys(OF_GAMES).filter((path) => mine.test(path));
  if (!found.length) return textsBrought(game, language);
  return Promise.all(found.map((path) => OF_GAMES[path]!()));
}

/** What a game says that another package brings: the server has it. */
async function textsBrought(game: string, language: Language): Promise<string[]> {
  try {
    const path = `/games/${game}/words?language=${language}`;
    return (await call<Words>('GET', path)).texts;
  } catch {
    return []; // then it is called by its name
  }
}

/** Who sits where, by seat: "Seat 2" inside a sentence is said by its name. */
let names: string[] = $state.raw([]);
/** The colours of a box, as they are seen at this table. */
let colours: Record<string, string> = $state.raw({});

export function callSeats(seats: { name: string; colour: ColourName; you: boolean }[]): void {
  const [called, seen] = untrack(() => [names, colours]);
  names = share(
    called,
    seats.map(({ name, you }) => t('seat-within', { name, you: you ? 'yes' : 'no' })),
  );
  colours = share(seen, painted(seats.map(({ colour }) => colour)));
}

const BELOW_ZERO = /(?<=^|[\s(])-(?=\d)/g; // the sign of a number that Fluent has written
const COLOUR = /(?<=-colour-)\w+$/;

/** Say a message with the given bundles, the first that has it. */
export function speak(tongues: FluentBundle[], message: Message): string {
  const key = message.key.replace(COLOUR, (name) => colours[name] ?? name);
  for (const words of tongues) {
    const pattern = words.getMessage(key)?.value;
    if (!pattern) continue;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      args[name] =
        typeof value === 'object' && value !== null
          ? (nameOf(value) ?? speak(tongues, value))
          : typeof value === 'boolean'
            ? String(value)
            : value;
    }
    return words.formatPattern(pattern, args, []).replace(BELOW_ZERO, '−');
  }
  const name = message.args?.name;
  if (typeof name === 'string') {
    return sentence(name.replaceAll('-', ' '));
  }
  return message.key;
}

/** Words that stand alone begin with a capital letter. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function nameOf(message: Message): string | undefined {
  return message.key === 'seat-name' ? names[Number(message.args?.number) - 1] : undefined;
}

/** A message in the reader's language. */
export function say(message: Message): string {
  void spoken.ready;
  const words = bundles[settings.language];
  return speak(words ? [words] : [], message);
}

/** A text by its key. */
export function t(key: string, args?: Record<string, Argument>): string {
  return say({ key, args });
}

/** Several names as one: “Ann, Ben and Cy”. */
export function together(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  void spoken.ready;
  return Boolean(bundles[settings.language]?.hasMessage(key));
}
