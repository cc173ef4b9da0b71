/** What went wrong with a request, in the reader's words. */
import { Refused } from './api';
import { say } from './words.svelte';

export const troubleOf = (error: unknown): string =>
  say(error instanceof Refused ? error.say : { key: 'offline' });
