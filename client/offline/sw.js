/**
 * The service worker: when a page cannot be fetched, it shows the one that says so. Everything
 * else goes to the network untouched; what the server answers is never kept.
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
