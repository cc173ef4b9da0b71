/** The server's HTTP interface. An identity is taken the first time that one is needed. */
import type { Message } from '../boards/contract';
import type { Refusal } from '../generated/protocol';
import { dismissed } from './dismissed.svelte';
import { t } from './words.svelte';

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly say: Message,
    /** Seconds after which the same may be asked again. */
    readonly retryAfter: number | null = null,
  ) {
    super(code);
  }
}

/** The refusals of tables of which only what is kept can be shown. */
export const UNREADABLE = ['broken-table', 'earlier-rules'];

/** In a page of somebody else's one is nobody. */
export const FRAMED = globalThis.location?.pathname.startsWith('/embed/') ?? false;
const TRIES = 3;
const PATIENCE = 10; // seconds that somebody waits for an answer without being told why

/** As `once`; what was refused because there was too much to do is asked again in time. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once<T>(method, path, body);
    } catch (error) {
      const seconds = error instanceof Refused ? error.retryAfter : null;
      if (seconds === null || seconds > PATIENCE || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds * (1 + Math.random() / 2)));
    }
  }
}

async function once<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: FRAMED ? 'omit' : 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const refusal = (await response.json().catch(() => null)) as Refusal | null;
    throw new Refused(
      refusal?.code ?? 'internal',
      refusal?.say ?? { key: 'offline' },
      refusal?.retry_after ?? null,
    );
  }
  return (await response.json()) as T;
}

const KNOWN = 'kuroshio-known';

/** Whether this browser was given an identity: the cookie that proves it cannot be read here. */
export function known(): boolean {
  return remembered() ?? true; // asking is the only way to know
}

/** The same; null where the browser keeps nothing for this page. */
function remembered(): boolean | null {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return null;
  }
}

export function know(): void {
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // as above
  }
}

/** This browser is nobody's any more. */
export function forget(): void {
  try {
    localStorage.removeItem(KNOWN);
  } catch {
    // as above
  }
}

/** The reason with which sockets of a device are closed that was signed out. */
export const NOBODY = 'no-identity';

export const isNobody = (error: unknown): boolean =>
  error instanceof Refused && error.code === NOBODY;

/** A page that belonged to somebody says that it does no more. */
export function dismiss(): void {
  forget();
  dismissed.here = true;
}

/** Another page of this browser was signed out, or in again. */
export function hearOfOthers({ key, newValue }: StorageEvent): void {
  if (key !== KNOWN) return;
  if (newValue === null) dismissed.here = true;
  else if (dismissed.here) location.reload();
}

/** A socket was closed since its device was signed out; perhaps somebody else signed in instead. */
export async function askWhoIsHere(): Promise<void> {
  try {
    await call('GET', '/me');
    location.reload();
  } catch (error) {
    if (isNobody(error)) dismiss();
  }
}

/** As `call`, for somebody: whoever has no identity yet gets one, with a name to be changed. */
export async function callAsMe<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<T> {
  const somebody = remembered();
  if (somebody === false) await introduce();
  try {
    return await call<T>(method, path, body);
  } catch (error) {
    if (!isNobody(error)) throw error;
    if (somebody) {
      dismiss();
      throw error;
    }
    await introduce();
    return call<T>(method, path, body);
  }
}

const SOON = 250; // ms
const LATER = 2000;

/** Ask again while the engine is being compiled for this machine, and tell of the wait. */
export async function onceCompiled<T>(
  ask: () => Promise<T>,
  wait: (refused: Refused) => void,
): Promise<T> {
  for (let pause = SOON; ; pause = Math.min(LATER, pause * 1.5)) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'compiling') throw error;
      wait(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function introduce(): Promise<void> {
  await call('POST', '/me', { name: t('guest-name'), keep: true });
  know();
}

/** Keep a record file as a table to be looked at; its id. */
export async function upload(record: Blob): Promise<string> {
  await callAsMe('GET', '/me');
  const response = await fetch('/api/records', { method: 'POST', body: record });
  const answer = (await response.json()) as { table?: string } & Partial<Refusal>;
  if (answer.table) return answer.table;
  throw new Refused(answer.code ?? 'internal', answer.say ?? { key: 'offline' });
}
