import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Messages } from '../../core/messages.ts'
import type { Env } from '../../core/route/context.ts'
import { type GameHashes, gamePolicy, pageHeaders, pagePolicy, SVG_POLICY } from '../../core/route/policy.ts'
import { openFolder, type PageFile, streamFile, type Variant } from './files.ts'
import { type ByteRange, chooseEncoding, hasVersion, parseRange } from './negotiate.ts'

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

/**
 * Serves the built page: `/` is its index; every other path is a file or 404, since the page has no routes in its URL.
 * `/gallery` is served in the same way, if built.
 */
export function pagesModule({ folders, messages }: { folders: PageFolders; messages: Messages }): Hono<Env> {
  const app = new Hono<Env>()
  const serveClient = servePage(folders.client)
  const serveGallery = folders.gallery === undefined ? undefined : servePage(folders.gallery)

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

function servePage(folder: string): Serve {
  const findFile = openFolder(folder)
  const styles = openHashes(folder, 'csp.json', pageHashes)
  const games = openHashes(folder, 'games.json', gamesHashes)
  return async (c, address) => {
    const file = await findFile(address)
    if (!file) return undefined
    const isRanged = parseRange(c.req.header('range'), file.variants.get('identity')?.size ?? 0) !== 'whole'
    const encoding = isRanged
      ? 'identity'
      : chooseEncoding(c.req.header('accept-encoding'), new Set(file.variants.keys()))
    const variant = file.variants.get(encoding)
    if (!variant) return undefined
    const etag = await variant.etag()
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': cacheControlOf(file.name, c.req.query('v') !== undefined),
      'Accept-Ranges': 'bytes',
      ETag: etag,
      ...(file.variants.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...(await policyOf(file, c, { styles, games })),
    })
    if (hasVersion(c.req.header('if-none-match'), etag)) {
      for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) headers.delete(name)
      return c.newResponse(null, 304, Object.fromEntries(headers))
    }
    const part = isOtherVersion(c.req.header('if-range'), etag)
      ? 'whole'
      : parseRange(c.req.header('range'), variant.size)
    return sendVariant(c, variant, part, headers)
  }
}

/** Whether `If-Range` names another version; the range would then not fit the bytes that the browser has. */
const isOtherVersion = (ifRange: string | undefined, etag: string): boolean =>
  ifRange !== undefined && ifRange.trim() !== etag

function sendVariant(
  c: Context<Env>,
  variant: Variant,
  part: ByteRange | 'whole' | 'unsatisfiable',
  headers: Headers,
): Response {
  if (part === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${variant.size}`)
    headers.delete('Content-Type')
    return c.newResponse(null, 416, Object.fromEntries(headers))
  }
  const { first, last } = part === 'whole' ? { first: 0, last: variant.size - 1 } : part
  headers.set('Content-Length', String(last - first + 1))
  if (part !== 'whole') headers.set('Content-Range', `bytes ${first}-${last}/${variant.size}`)
  const status = part === 'whole' ? 200 : 206
  // An empty file has no last byte to read up to; a stream opened for HEAD would never be closed.
  const isEmpty = c.req.method === 'HEAD' || variant.size === 0
  return c.newResponse(isEmpty ? null : streamFile(variant.path, first, last), status, Object.fromEntries(headers))
}

/** What a build says of itself for content security policies; undefined where it has no such file. */
interface BuildHashes {
  readonly styles: () => Promise<v.InferOutput<typeof pageHashes> | undefined>
  readonly games: () => Promise<v.InferOutput<typeof gamesHashes> | undefined>
}

/** The content security policy of a file, by its type. A worker's policy is that of its own file. */
async function policyOf(
  { type, name }: PageFile,
  c: Context<Env>,
  { styles, games }: BuildHashes,
): Promise<Readonly<Record<string, string>>> {
  if (/^image\/svg\b|\bxml\b/.test(type)) return { 'Content-Security-Policy': SVG_POLICY }
  const isPage = type.startsWith('text/html')
  if (!isPage && !type.startsWith('text/javascript')) return {}
  if (GAME.test(name)) return { 'Content-Security-Policy': gamePolicy((await games())?.[name] ?? NO_HASHES) }
  const caller = c.get('caller')
  return {
    'Content-Security-Policy': pagePolicy(isPage ? ((await styles())?.style ?? []) : [], caller),
    ...(isPage ? pageHeaders(caller) : {}),
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
