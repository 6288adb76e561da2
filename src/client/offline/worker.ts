/// <reference lib="webworker" />
import { cacheSourceOf, retainedBuilds } from './routes.ts'

/**
 * Opens the page without a server. One cache per build: a page, its boot script and its program always come from the same
 * one, and the caches of the builds before stay a while for the tabs that are still open on them.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** The stamp of this build, and the addresses of its scripts and styles; the build writes them in front. */
  readonly genkan: { readonly build: string; readonly files: readonly string[] }
}

const { build, files } = self.genkan
const PREFIX = 'genkan-build-'
const BUILD_CACHE = PREFIX + build
/** Pictures that keep their address from build to build. */
const PICTURE_CACHE = 'genkan-pictures'

self.addEventListener('install', (event) => {
  event.waitUntil(install())
  // where the browser can, the page is served without waking the worker
  if ('addRoutes' in event && typeof event.addRoutes === 'function') {
    event.addRoutes([
      { condition: { requestMode: 'navigate', urlPattern: { pathname: '/' } }, source: { cacheName: BUILD_CACHE } },
      { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    ])
  }
})

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const source = cacheSourceOf(request, self.location.origin)
  if (source === 'page') event.respondWith(servePage(request))
  else if (source === 'asset') event.respondWith(serveAsset(request))
  else if (source === 'picture') event.respondWith(staleWhileRevalidate(event))
})

/** A page tells what it has loaded before there was a worker: its language, its wallpaper, its icons. */
self.addEventListener('message', (event) => {
  const addresses: unknown = event.data
  if (Array.isArray(addresses)) event.waitUntil(cacheLoaded(addresses.filter((address) => typeof address === 'string')))
})

/** Fills this build's cache; fails, to be tried again later, when the server has another build by now. */
async function install(): Promise<void> {
  const cache = await caches.open(BUILD_CACHE)
  const page = await fetch('/', { cache: 'reload' })
  if (!page.ok || !(await page.clone().text()).includes(`content="${build}"`)) throw new Error('not this build')
  await Promise.all(
    files.map(async (file) => {
      const cached = await caches.match(file)
      await (cached === undefined ? cache.add(file) : cache.put(file, cached))
    }),
  )
  await cache.put('/', await withoutPreloads(page))
  await self.skipWaiting()
}

/**
 * The page without its preloads: they shorten the way over the network, and only cost the first frame time where every
 * file is at hand. What starts the program keeps its place, by `data-program`.
 */
async function withoutPreloads(page: Response): Promise<Response> {
  const html = (await page.text()).replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) =>
    link.includes('data-program') ? link.replace(' rel="modulepreload"', '') : '',
  )
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name) // of what came over the network
  return new Response(html, { headers })
}

async function deleteOldCaches(): Promise<void> {
  const retained = retainedBuilds(
    (await caches.keys()).filter((name) => name.startsWith(PREFIX)),
    BUILD_CACHE,
  )
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && !retained.includes(name)) await caches.delete(name)
  }
  await self.clients.claim()
}

async function servePage(request: Request): Promise<Response> {
  const cache = await caches.open(BUILD_CACHE)
  return (await cache.match('/')) ?? fetch(request)
}

async function serveAsset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndCache(BUILD_CACHE, request)
}

/** The picture that is there, at once; the one that the server has, for the next time. */
async function staleWhileRevalidate(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request)
  const fresh = fetchAndCache(PICTURE_CACHE, event.request)
  if (cached === undefined) return fresh
  event.waitUntil(fresh.catch(() => {}))
  return cached
}

async function fetchAndCache(name: string, request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.status === 200) await (await caches.open(name)).put(request, response.clone()).catch(() => {})
  return response
}

/** Keeps what a page has loaded; the browser's own cache still has it. */
async function cacheLoaded(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const request = new Request(address)
      const source = cacheSourceOf(request, self.location.origin)
      if ((source !== 'asset' && source !== 'picture') || (await caches.match(request)) !== undefined) return
      await fetchAndCache(source === 'asset' ? BUILD_CACHE : PICTURE_CACHE, request).catch(() => {})
    }),
  )
}
