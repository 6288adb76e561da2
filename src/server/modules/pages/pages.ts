import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import * as v from 'valibot'
import type { Env } from '../../core/context.ts'
import type { Messages } from '../../core/messages.ts'
import { pageHeaders, pagePolicy, SVG_POLICY } from '../../core/policy.ts'
import { openFolder, type PageFile, type Variant } from './files.ts'
import { type ByteRange, chooseEncoding, hasVersion, parseRange } from './negotiate.ts'

/** Where the built pages are. */
export interface PageFolders {
  readonly client: string
  /** The gallery of primitives and widgets; in development and tests only. */
  readonly gallery?: string
}

/** What the builds call their pages. */
export const CLIENT_INDEX = '/index.html'
export const GALLERY_INDEX = '/gallery.html'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Tiles of sites keep their address when they are drawn anew: a day, and a week in which the old one may be shown. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

function lifetimeOf(name: string): string {
  if (name.startsWith('/assets/')) return FOR_EVER
  return name.startsWith('/icons/') ? A_DAY : 'no-cache'
}

/**
 * The built page: `/` is its index, every other address a file of that name or 404, since there are no routes in
 * addresses. `/gallery` likewise, when it is there.
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
    const answer = await serve?.(c, path === '' || path === '/' ? (inGallery ? GALLERY_INDEX : CLIENT_INDEX) : path)
    return answer ?? c.text(messages(c.get('asker').language, 'notFound'), 404, { 'Cache-Control': 'no-cache' })
  })
  return app
}

type Serve = (c: Context<Env>, name: string) => Promise<Response | undefined>

function servePage(folder: string): Serve {
  const findFile = openFolder(folder)
  const styles = openStyles(folder)
  return async (c, name) => {
    const file = await findFile(name)
    if (!file) return undefined
    const ranged = parseRange(c.req.header('range'), file.variants.get('identity')?.size ?? 0) !== 'whole'
    const wanted = ranged ? 'identity' : chooseEncoding(c.req.header('accept-encoding'), new Set(file.variants.keys()))
    const variant = file.variants.get(wanted)
    if (!variant) return undefined
    const etag = await variant.etag()
    const headers = new Headers({
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': lifetimeOf(name),
      'Accept-Ranges': 'bytes',
      ETag: etag,
      ...(file.variants.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
      ...(wanted === 'identity' ? {} : { 'Content-Encoding': wanted }),
      ...(await policyOf(file, c, styles)),
    })
    if (hasVersion(c.req.header('if-none-match'), etag)) {
      for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) headers.delete(name)
      return new Response(null, { status: 304, headers })
    }
    const part = isStale(c.req.header('if-range'), etag) ? 'whole' : parseRange(c.req.header('range'), variant.size)
    return send(variant, part, headers, c.req.method === 'HEAD')
  }
}

/** Whether `If-Range` names another version: then the part asked for would not fit to what the browser has. */
const isStale = (ifRange: string | undefined, etag: string): boolean => ifRange !== undefined && ifRange.trim() !== etag

function send(
  variant: Variant,
  part: ByteRange | 'whole' | 'unsatisfiable',
  headers: Headers,
  bare: boolean,
): Response {
  if (part === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${variant.size}`)
    headers.delete('Content-Type')
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = part === 'whole' ? { first: 0, last: variant.size - 1 } : part
  headers.set('Content-Length', String(last - first + 1))
  if (part !== 'whole') headers.set('Content-Range', `bytes ${first}-${last}/${variant.size}`)
  const status = part === 'whole' ? 200 : 206
  // An empty file has no last byte to read up to; a HEAD must not open what nobody will close.
  if (bare || variant.size === 0) return new Response(null, { status, headers })
  return new Response(openStream(variant.path, first, last), { status, headers })
}

function openStream(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  // Node's and the DOM's stream types describe the same object
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
}

/** Pages carry the whole policy; scripts too, since a worker's is that of its own file. */
async function policyOf(
  { name }: PageFile,
  c: Context<Env>,
  styles: () => Promise<readonly string[]>,
): Promise<Readonly<Record<string, string>>> {
  if (name.endsWith('.svg')) return { 'Content-Security-Policy': SVG_POLICY }
  const isPage = name.endsWith('.html')
  if (!isPage && !name.endsWith('.js')) return {}
  const asker = c.get('asker')
  return {
    'Content-Security-Policy': pagePolicy(isPage ? await styles() : [], asker),
    ...(isPage ? pageHeaders(asker) : {}),
  }
}

const hashes = v.object({ style: v.array(v.pipe(v.string(), v.regex(/^'sha256-[A-Za-z0-9+/]{43}='$/))) })

/** Reads the hashes of the inlined CSS that the build wrote; again when they have changed, none when there are none. */
function openStyles(folder: string): () => Promise<readonly string[]> {
  const path = join(folder, '.vite', 'csp.json')
  let kept: { readonly time: number; readonly style: readonly string[] } | undefined
  return async () => {
    const time = await stat(path).then(
      (facts) => facts.mtimeMs,
      () => undefined,
    )
    if (time === undefined) return []
    if (kept?.time !== time) kept = { time, style: v.parse(hashes, JSON.parse(await readFile(path, 'utf8'))).style }
    return kept.style
  }
}
