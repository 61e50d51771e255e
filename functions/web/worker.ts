/// <reference lib="webworker" />
/** Keeps the pages on the device, so that they open without a connection; what is asked of the API is never kept here. */
declare const self: ServiceWorkerGlobalScope
declare const SHELL: readonly string[]
declare const VERSION: string

const CACHE = `praxis-${VERSION}`

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll([...SHELL])).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys().then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))).then(() => self.clients.claim()))
})

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/v1/') || url.pathname.startsWith('/dev/')) return
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(async () => (await caches.match('/index.html')) ?? Response.error()))
  else event.respondWith(caches.match(event.request).then(async held => {
    if (held) return held
    const reply = await fetch(event.request)
    // The words of a language, once they are chosen: what has a hash in its name never changes.
    if (reply.ok && /-[A-Z0-9]{8}\./.test(url.pathname)) await (await caches.open(CACHE)).put(event.request, reply.clone())
    return reply
  }))
})
