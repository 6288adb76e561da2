/// <reference lib="webworker" />
import { cacheSourceOf, retainedBuilds } from './routes.ts'

/**
 * The service worker, which opens the page without a server. One cache per build, so that page, boot script and program
 * are always of the same one; older builds are retained for tabs still open on them (decision 0009).
 */
declare const self: ServiceWorkerGlobalScope & {
  /** The stamp of this build, the addresses of its scripts and styles, and those of its parts; prepended by the build. */
  readonly genkan: {
    readonly build: string
    readonly files: readonly string[]
    readonly parts: Readonly<Record<string, readonly string[]>>
  }
}

const { build, files, parts } = self.genkan
const PREFIX = 'genkan-build-'
const BUILD_CACHE = PREFIX + build
const PAGE = '/'
/** Pictures, whose addresses are the same in every build. */
const PICTURE_CACHE = 'genkan-pictures'

self.addEventListener('install', (event) => {
  event.waitUntil(install())
  // static routing, where supported, serves the page without starting the worker
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
  if (source === 'page') respond(event, servePage(request))
  else if (source === 'asset') respond(event, serveAsset(request))
  else if (source === 'picture') respond(event, staleWhileRevalidate(event))
})

/** Answers a request; what cannot be fetched is a network error, as it is without a worker, and no error of this program. */
const respond = (event: FetchEvent, answer: Promise<Response>): void =>
  event.respondWith(answer.catch(() => Response.error()))

/**
 * The page sends the addresses that it loaded before the worker was active: language, wallpaper, icons; the name of a part
 * that it may need offline; and its own address to be fetched anew.
 */
self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (Array.isArray(message)) event.waitUntil(cacheLoaded(message.filter((address) => typeof address === 'string')))
  else if (message === PAGE) event.waitUntil(renewPage())
  else if (typeof message === 'string') event.waitUntil(cachePart(message))
})

/** Fills this build's cache; fails, and is retried later, if the server already has another build. */
async function install(): Promise<void> {
  const cache = await caches.open(BUILD_CACHE)
  const page = await fetchPage()
  await Promise.all(files.map((file) => addTo(cache, file)))
  await cache.put(PAGE, page)
  await self.skipWaiting()
}

/** Caches the page anew, with the policy that the server has now; another build's comes with its own worker. */
async function renewPage(): Promise<void> {
  const page = await fetchPage().catch(() => undefined)
  if (page !== undefined) await (await caches.open(BUILD_CACHE)).put(PAGE, page)
}

/** The page of this build. @throws if the server has another build */
async function fetchPage(): Promise<Response> {
  const page = await fetch(PAGE, { cache: 'reload' })
  if (!page.ok || !(await page.clone().text()).includes(`content="${build}"`)) throw new Error('not this build')
  return withoutPreloads(page)
}

/** Caches a part of this build; what cannot be fetched now is when the next page asks for it. */
async function cachePart(name: string): Promise<void> {
  const cache = await caches.open(BUILD_CACHE)
  await Promise.all((parts[name] ?? []).map((file) => addTo(cache, file).catch(() => {})))
}

/** Adds a file to a cache, if it is not there: from another cache, or else from the server. */
async function addTo(cache: Cache, file: string): Promise<void> {
  if ((await cache.match(file)) !== undefined) return
  const cached = await caches.match(file)
  await (cached === undefined ? cache.add(new Request(file, { priority: 'low' })) : cache.put(file, cached))
}

/**
 * The page without its preloads, which only delay the first frame where every file is cached. The boot script still
 * needs the link of the program, so that one stays without its `rel`.
 */
async function withoutPreloads(page: Response): Promise<Response> {
  const html = (await page.text()).replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) =>
    link.includes('data-program') ? link.replace(' rel="modulepreload"', '') : '',
  )
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name) // they describe the network response
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
  return (await cache.match(PAGE)) ?? fetch(request)
}

async function serveAsset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndCache(BUILD_CACHE, request)
}

/** The cached picture at once; the server's replaces it for the next time. */
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

/** Caches addresses that a page has loaded; the browser's HTTP cache still has them. */
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
