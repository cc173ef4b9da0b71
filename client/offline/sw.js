/**
 * The service worker: when a page cannot be fetched, it shows the one that says so. Everything
 * else goes to the network untouched; what the server answers is never kept. And it shows the
 * notices that the server pushes, in the words that it is sent.
 */
const CACHE = 'kuroshio-offline-VERSION';
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/icons/192.png'];

addEventListener('install', (event) => {
  skipWaiting();
  // where the browser can: what needs no worker does not wait for it to wake up
  event.addRoutes?.([
    { condition: { urlPattern: new URLPattern({ pathname: '/assets/*' }) }, source: 'network' },
    { condition: { urlPattern: new URLPattern({ pathname: '/api/*' }) }, source: 'network' },
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ]);
  event.waitUntil(
    caches.open(CACHE).then((cache) => {
      return cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    }),
  );
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const kept = request.mode === 'navigate' ? '/offline.html' : pathname;
  if (request.method !== 'GET' || origin !== location.origin || !FILES.includes(kept)) return;
  event.respondWith(
    fetch(request).catch(async () => (await caches.match(kept)) ?? Response.error()),
  );
});

addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag,
      renotify: Boolean(tag), // a newer one of the same table takes the place of the last
      icon: '/icons/192.png',
      data: { path },
    }),
  );
});

/** To the table: in a page that shows it already, or in a new one. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, location.origin).href;
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => page.url === url);
      return there ? there.focus() : clients.openWindow(url);
    }),
  );
});

/** The browser has replaced its subscription: the server is told the new one. */
addEventListener('pushsubscriptionchange', (event) => {
  const old = event.oldSubscription;
  if (!old) return;
  const renew = async () => {
    const made = event.newSubscription ?? (await registration.pushManager.subscribe(old.options));
    const { endpoint, keys } = made.toJSON();
    const key = btoa(String.fromCharCode(...new Uint8Array(made.options.applicationServerKey)));
    await fetch('/api/me/notices/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        key: key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
        language: navigator.language.slice(0, 2),
        instead: old.endpoint,
      }),
    });
  };
  event.waitUntil(renew());
});
