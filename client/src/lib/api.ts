/** The server's HTTP interface. An identity is taken the first time that one is needed. */
import type { Message } from '../boards/contract';
import type { Refusal } from './protocol';
import { t } from './words.svelte';

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly say: Message,
  ) {
    super(code);
  }
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const refusal = (await response.json().catch(() => null)) as Refusal | null;
    throw new Refused(refusal?.code ?? 'internal', refusal?.say ?? { key: 'offline' });
  }
  return (await response.json()) as T;
}

/** As `call`, for somebody: whoever has no identity yet gets one, with a name to be changed. */
export async function callAsMe<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<T> {
  try {
    return await call<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'no-identity') throw error;
    await call('POST', '/me', { name: t('guest-name') });
    return call<T>(method, path, body);
  }
}
