import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type FoundFile, openFolder } from '../../core/files/folder.ts'
import { sendFile } from '../../core/files/send-file.ts'
import type { Messages } from '../../core/messages.ts'
import type { Env } from '../../core/route/context.ts'
import { type GameHashes, gamePolicy, pageHeaders, pagePolicy, SVG_POLICY } from '../../core/route/policy.ts'

/** Folders of the built pages. */
export interface PageFolders {
  readonly client: string
  /** Gallery of UI components and widgets; in development and tests only. */
  readonly gallery?: string
}

/** Names of the builds' index pages. */
export const CLIENT_INDEX = '/index.html'
export const GALLERY_INDEX = '/gallery.html'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For site icons, whose URL stays the same when they are redrawn: fresh for a day, stale for another week. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** The page of a game; its address names its content by `?v=`. */
const GAME = /^\/games\/[\w-]+\/index\.html$/

function cacheControlOf(name: string, hasVersion: boolean): string {
  if (name.startsWith('/assets/') || (GAME.test(name) && hasVersion)) return IMMUTABLE
  return name.startsWith('/icons/') ? ONE_DAY : 'no-cache'
}

interface PagesPorts {
  readonly folders: PageFolders
  readonly messages: Messages
  /** Whether the page may compile WebAssembly. */
  readonly mayCompileWasm: boolean
}

/**
 * Serves the built page: `/` is its index; every other path is a file or 404, since the page has no routes in its URL.
 * `/gallery` is served in the same way, if built.
 */
export function pagesModule({ folders, messages, mayCompileWasm }: PagesPorts): Hono<Env> {
  const app = new Hono<Env>()
  const serveClient = servePage(folders.client, mayCompileWasm)
  const serveGallery = folders.gallery === undefined ? undefined : servePage(folders.gallery, mayCompileWasm)

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.body(null, 405, { Allow: 'GET, HEAD' })
    const { pathname } = new URL(c.req.url)
    const inGallery = /^\/gallery(?=\/|$)/.test(pathname)
    const path = inGallery ? pathname.slice('/gallery'.length) : pathname
    const serve = inGallery ? serveGallery : serveClient
    const answer = await serve?.(c, fileOf(path, inGallery))
    return answer ?? c.text(messages(c.get('caller').language, 'notFound'), 404, { 'Cache-Control': 'no-cache' })
  })
  return app
}

/** The file that answers a path: that of a folder is its index page, where it has one. */
function fileOf(path: string, inGallery: boolean): string {
  if (path === '' || path === '/') return inGallery ? GALLERY_INDEX : CLIENT_INDEX
  return GAME.test(`${path}index.html`) ? `${path}index.html` : path
}

type Serve = (c: Context<Env>, address: string) => Promise<Response | undefined>

function servePage(folder: string, mayCompileWasm: boolean): Serve {
  const findFile = openFolder(folder)
  const build = {
    styles: openHashes(folder, 'csp.json', pageHashes),
    games: openHashes(folder, 'games.json', gamesHashes),
    mayCompileWasm,
  }
  return async (c, address) => {
    const file = await findFile(address)
    if (!file) return undefined
    return sendFile(c, file, {
      'Cache-Control': cacheControlOf(file.name, c.req.query('v') !== undefined),
      ...(await policyOf(file, c, build)),
    })
  }
}

/** What policies depend on: hashes that a build has written, undefined where it has no such file. */
interface BuildPolicy extends Pick<PagesPorts, 'mayCompileWasm'> {
  readonly styles: () => Promise<v.InferOutput<typeof pageHashes> | undefined>
  readonly games: () => Promise<v.InferOutput<typeof gamesHashes> | undefined>
}

/** The content security policy of a file, by its type. A worker's policy is that of its own file. */
async function policyOf(
  { type, name }: FoundFile,
  c: Context<Env>,
  { styles, games, mayCompileWasm }: BuildPolicy,
): Promise<Readonly<Record<string, string>>> {
  if (/^image\/svg\b|\bxml\b/.test(type)) return { 'Content-Security-Policy': SVG_POLICY }
  const isPage = type.startsWith('text/html')
  if (!isPage && !type.startsWith('text/javascript')) return {}
  if (GAME.test(name)) return { 'Content-Security-Policy': gamePolicy((await games())?.[name] ?? NO_HASHES) }
  const caller = c.get('caller')
  if (!isPage) return { 'Content-Security-Policy': pagePolicy([], caller) }
  return {
    'Content-Security-Policy': pagePolicy((await styles())?.style ?? [], caller, mayCompileWasm),
    ...pageHeaders(caller),
  }
}

const hash = v.pipe(v.string(), v.regex(/^'sha256-[A-Za-z0-9+/]{43}='$/))
const pageHashes = v.object({ style: v.array(hash) })
const gamesHashes = v.record(v.string(), v.object({ script: hash, style: hash }))
/** Of a game that the build does not name nothing runs. */
const NO_HASHES: GameHashes = { script: "'none'", style: "'none'" }

/** Reads a file of hashes that a build has written, cached until it changes; undefined when there is none. */
function openHashes<T>(
  folder: string,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): () => Promise<T | undefined> {
  const path = join(folder, '.vite', name)
  let cached: { readonly time: number; readonly hashes: T } | undefined
  return async () => {
    const time = await stat(path).then(
      (facts) => facts.mtimeMs,
      () => undefined,
    )
    if (time === undefined) return undefined
    if (cached?.time !== time) cached = { time, hashes: v.parse(schema, JSON.parse(await readFile(path, 'utf8'))) }
    return cached.hashes
  }
}
