/// <reference lib="webworker" />
import { memory } from './browser-memory.ts'
import { pressed, pushed, type Pushed, type World } from './push-notice.ts'

/**
 * Keeps the pages on the device, so that they open without a connection, and shows what is pushed; what the API says is
 * never kept here.
 */
declare const self: ServiceWorkerGlobalScope
declare const SHELL: readonly string[]
declare const VERSION: string

const CACHE = `praxis-${VERSION}`
/** A connection that is there in name only must not keep a page from opening. */
const PATIENCE_MS = 4_000
/** What has a hash in its name never changes. */
const LASTING = /-[A-Z0-9]{8}\./

// No skipWaiting: pages that are open keep the worker they began with, and the files it keeps, until the last of them
// is closed.
self.addEventListener('install', event => event.waitUntil(caches.open(CACHE).then(cache => cache.addAll([...SHELL]))))

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
  // The page is asked for while this worker wakes.
  event.waitUntil(self.registration.navigationPreload?.enable().catch(() => undefined) ?? Promise.resolve())
})

/** What the first page had loaded before there was a worker: the words of its language. */
self.addEventListener('message', event => {
  const { keep } = event.data as { keep?: readonly string[] }
  const wanted = (keep ?? []).filter(url => ownFile(new URL(url)) && LASTING.test(url))
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => Promise.all(wanted.map(async url => (await cache.match(url)) ?? cache.add(url))))
      .catch(() => undefined),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event,
    url = new URL(request.url)
  if (request.method !== 'GET' || !ownFile(url)) return
  if (request.mode === 'navigate')
    event.respondWith(fresh(request, '/index.html', event.preloadResponse as Promise<Response | undefined>))
  else if (LASTING.test(url.pathname)) event.respondWith(lasting(request))
  else event.respondWith(fresh(request, url.pathname))
})

const ownFile = (url: URL): boolean =>
  url.origin === self.location.origin && !url.pathname.startsWith('/v1/') && !url.pathname.startsWith('/dev/')

async function lasting(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE),
    held = await cache.match(request)
  if (held) return held
  const reply = await fetch(request)
  if (reply.ok) await cache.put(request, reply.clone())
  return reply
}

/** From where it is made, else as it was kept: the page that goes with the files beside it, and how to sign in. */
async function fresh(
  request: Request,
  name: string,
  early: Promise<Response | undefined> = Promise.resolve(undefined),
): Promise<Response> {
  const cache = await caches.open(CACHE)
  const found = early
    .then(async one => one ?? fetch(request))
    .then(async reply => {
      // Of the pages only those are kept that came with this worker: a newer one would ask for files that are not here.
      if (reply.ok && name === '/config.json') await cache.put(name, reply.clone())
      return reply
    })
  const late = new Promise<undefined>(done => setTimeout(done, PATIENCE_MS))
  const reply = await Promise.race([found, late]).catch(() => undefined)
  return reply ?? (await cache.match(name)) ?? found
}

const world: World = {
  memory,
  show: (title, options) => self.registration.showNotification(title, options),
  pages: async () =>
    (await self.clients.matchAll({ type: 'window' })).map(client => ({
      url: client.url,
      focus: () => client.focus(),
      tell: message => client.postMessage(message),
    })),
  open: path => self.clients.openWindow(path),
  post: (path, init) => fetch(path, { method: 'POST', ...init }),
  newKey: () => crypto.randomUUID(),
  wait: ms => new Promise(done => setTimeout(done, ms)),
  now: () => Date.now(),
}

self.addEventListener('push', event => event.waitUntil(pushed(world, event.data?.text())))

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(pressed(world, event.notification.data as Pushed, event.action))
})
