/**
 * Keeps the pages, and what each reader saw last, for when the server cannot be reached. An answer is
 * kept under a hash of the key with which it was asked: who asks with another key, or with none, never
 * gets it. Nothing is ordered here; orders wait in the page.
 */

const PAGES = 'wapenrol-pages-1';
const SEEN = 'wapenrol-seen-2';
/** What a table is drawn from. */
const LOOKS =
  /^\/api\/(campaigns(\/[^/]+(\/(view|log|turns|options))?)?|scenarios|clauses|health)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) {
    // A moment of the past is asked for on purpose, and would fill the store.
    if (LOOKS.test(url.pathname) && !url.searchParams.has('at'))
      event.respondWith(look(request, url));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (request.mode === 'navigate') {
    event.respondWith(page(request));
  }
});

/** Every file of the build, so that a page that was opened once can be opened again. */
async function keepPages() {
  const cache = await caches.open(PAGES);
  const built = await (await fetch('/assets.json', { cache: 'no-store' })).json();
  const files = Object.values(built).flatMap(({ file, css = [] }) => [file, ...css]);
  await cache.addAll(['/', '/favicon.svg', ...new Set(files.map((file) => `/${file}`))]);
}

async function forgetOthers() {
  const known = [PAGES, SEEN];
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('wapenrol-') && !known.includes(name))
      .map((name) => caches.delete(name)),
  );
}

/** A file whose name says what is in it. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(PAGES)).put(request, answer.clone());
  return answer;
}

/** All pages are one document. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(PAGES)).put('/', answer.clone());
    return answer;
  } catch (cause) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw cause;
  }
}

/** Who asks, as a word that tells nothing of their key. */
async function readerOf(request) {
  const key = request.headers.get('Authorization') ?? '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(hash).slice(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Under what an answer is kept: its address, who asked, and in which language they were told. */
function placeOf(url, reader, request) {
  const place = new URL(url);
  place.searchParams.set('reader', reader);
  place.searchParams.set('told', request.headers.get('Accept-Language') ?? '');
  return place.href;
}

async function look(request, url) {
  const reader = await readerOf(request);
  let answer;
  try {
    answer = await fetch(request);
  } catch (cause) {
    const kept = await (await caches.open(SEEN)).match(placeOf(url, reader, request));
    if (kept) return kept;
    throw cause;
  }
  if (answer.ok) await keep(url, reader, request, answer.clone());
  else if (answer.status === 401 || answer.status === 403) await forget(url, reader);
  return answer;
}

async function keep(url, reader, request, answer) {
  const headers = new Headers(answer.headers);
  headers.set('X-Wapenrol-Kept', String(Date.now()));
  headers.delete('Content-Encoding');
  // The place says what the answer hangs on.
  headers.delete('Vary');
  const cache = await caches.open(SEEN);
  // A campaign is opened anew: the parts of its log that were kept before are of another length.
  if (/^\/api\/campaigns\/[^/]+$/.test(url.pathname)) await forget(url, reader, '/log');
  await cache.put(placeOf(url, reader, request), new Response(await answer.blob(), { headers }));
}

/** A key that opens nothing any more leaves nothing behind. */
async function forget(url, reader, part = '') {
  const [campaign] = /^\/api\/campaigns\/[^/]+/.exec(url.pathname) ?? [];
  if (!campaign) return;
  const cache = await caches.open(SEEN);
  for (const kept of await cache.keys()) {
    const there = new URL(kept.url);
    const same = there.pathname.startsWith(campaign + part);
    if (same && there.searchParams.get('reader') === reader) await cache.delete(kept);
  }
}
