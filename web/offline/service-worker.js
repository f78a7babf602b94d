// @ts-check
/// <reference lib="webworker" />
/**
 * Keeps the page, and throws for the trainer, for when there is no network.
 *
 * Whoever can reach the server gets the server's own page, never one from here: a page and a server that do
 * not belong together would not understand each other. The build puts in what belongs to the page.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/** @type {string[]} */
const FILES = ['FILES OF THE PAGE']
const ALSO = ['/tree.svg', '/grain.svg', '/grain-night.svg'] // their names stay, so the server is asked first
const PAGE = 'page NAME OF THE BUILD'
const ANSWERS = 'answers'
/** Answers that are good for a while without a server, and how many of each: throws should differ. */
const KEPT = new Map([
  ['/api/games', 1],
  ['/api/readers', 1],
  ['/api/trainer', 4],
])

worker.addEventListener('install', (event) => event.waitUntil(keepPage()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')))
  else if (KEPT.has(pathname)) event.respondWith(answer(request))
  else if (FILES.includes(pathname)) event.respondWith(kept(request.url))
  else if (ALSO.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request.url)))
})

worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepAhead(event.data.filter(copies)))
})

async function keepPage() {
  const cache = await caches.open(PAGE)
  await cache.addAll(['/', ...FILES, ...ALSO])
  await worker.skipWaiting()
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== PAGE && name !== ANSWERS)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** A file of this build. @param {string} url */
async function kept(url) {
  return (await (await caches.open(PAGE)).match(url)) ?? fetch(url)
}

/** From the server; without it, one of the answers that it gave earlier. @param {Request} request */
async function answer(request) {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await keep(request.url, fresh.clone())
    return fresh
  } catch (unreachable) {
    const old = await earlier(request.url)
    if (old) return old
    throw unreachable
  }
}

/** Keeps an answer in one of a few places for its address. @param {string} url @param {Response} fresh */
async function keep(url, fresh) {
  const place = Math.floor(Math.random() * copies(url))
  await (await caches.open(ANSWERS)).put(url + placed(url) + place, fresh)
}

/** @param {string} url */
async function earlier(url) {
  const cache = await caches.open(ANSWERS)
  const all = (await cache.keys()).filter((one) => one.url.startsWith(url + placed(url)))
  const one = all[Math.floor(Math.random() * all.length)]
  return one && (await cache.match(one))
}

/** How an address is lengthened by the number of a kept answer. @param {string} url */
const placed = (url) => (url.includes('?') ? '&kept=' : '?kept=')

/** How many answers of an address are kept. @param {unknown} url */
const copies = (url) => KEPT.get(new URL(String(url), location.origin).pathname) ?? 0

/** Asks beforehand for what may be wanted without a network. @param {string[]} urls */
async function keepAhead(urls) {
  const cache = await caches.open(ANSWERS)
  for (const path of urls) {
    const url = new URL(path, location.origin).href
    for (let place = 0; place < copies(url); place++) {
      const name = url + placed(url) + place
      if (await cache.match(name)) continue
      const fresh = await fetch(url)
      if (fresh.ok) await cache.put(name, fresh)
    }
  }
}
