/** Being told by the server while the page is closed: the browser's push subscription. */
import type { Notices } from '../generated/protocol';
import { callAsMe } from './api';
import { settings } from './settings.svelte';

const KEY = 'kuroshio-push'; // that this browser is subscribed

/** Why this browser cannot be told, as the key of a message; null where it can. */
export function whyNotPush(): string | null {
  if (!isSecureContext) return 'notices-device-insecure';
  if (!navigator.serviceWorker || !('PushManager' in globalThis)) return 'notices-device-never';
  if (Notification.permission === 'denied') return 'notices-device-denied';
  return null;
}

export function pushed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that remembers nothing is told twice while the page is open
  }
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** The endpoint of this browser, if it is subscribed. */
export async function endpoint(): Promise<string | null> {
  if (whyNotPush()) return null;
  const there = await navigator.serviceWorker.getRegistration();
  return (await there?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribe this browser, after it has asked its user; null where the user does not want it. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registration();
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // perhaps made with a key that counts no more
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const told = await callAsMe<Notices>('POST', '/me/notices/push', {
    endpoint,
    p256dh: keys!.p256dh,
    auth: keys!.auth,
    key,
    language: settings.language,
    instead: old?.endpoint ?? '',
  });
  remember(true);
  return told;
}

/** This browser is told no more, whoever it belonged to. */
export async function unsubscribe(): Promise<void> {
  remember(false);
  const there = await navigator.serviceWorker?.getRegistration();
  await (await there?.pushManager?.getSubscription())?.unsubscribe();
}
