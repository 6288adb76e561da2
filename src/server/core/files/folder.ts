import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Encoding } from './negotiate.ts'

/** A file in one encoding. */
export interface Variant {
  readonly path: string
  readonly size: number
  /** Strong ETag: the hash of the encoded bytes, in double quotes. Computed at first use. */
  readonly etag: () => Promise<string>
}

/** A file that is served, with its variants on disk. */
export interface FoundFile {
  /** Decoded path relative to the folder, with a leading slash: `/assets/a.js`. */
  readonly name: string
  /** Media type with its charset. */
  readonly type: string
  readonly variants: ReadonlyMap<Encoding, Variant>
}

/** Finds the file of a URL's path below a folder; undefined when there is none or it may not be served. */
export type FindFile = (address: string) => Promise<FoundFile | undefined>

/** The media type of a file by its name; undefined where it is not to be served. */
export type TypeOf = (name: string) => string | undefined

const COMPRESSED_SUFFIXES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Splits a URL's path into decoded segments; undefined when one is not a plain file name. Dot files (such as `.vite`),
 * `..`, encoded slashes, backslashes and NUL are refused here, before any access to the disk.
 */
export function splitPath(pathname: string): readonly string[] | undefined {
  const names: string[] = []
  for (const part of pathname.split('/').slice(1)) {
    let name: string
    try {
      name = decodeURIComponent(part)
    } catch {
      return undefined
    }
    if (name === '' || name.startsWith('.') || /[/\\\0]/.test(name)) return undefined
    names.push(name)
  }
  return names
}

const typeByEnding = (name: string): string => getMimeType(name) ?? 'application/octet-stream'

/**
 * Finds the files of one folder; symbolic links that leave it are refused. Entries are cached by the decoded name until
 * a file's time or size changes, so that a new build is served at once.
 * @param typeOf by the ending in any case, unless it is given
 */
export function openFolder(folder: string, typeOf: TypeOf = typeByEnding): FindFile {
  const find = openCache()
  return async (address) => {
    const names = splitPath(address)
    if (!names) return undefined
    const name = `/${names.join('/')}`
    // Some disks find a file by any case of its name.
    if (COMPRESSED_SUFFIXES.some(([, ending]) => name.toLowerCase().endsWith(ending))) return undefined
    const type = typeOf(name)
    if (type === undefined) return undefined
    return find({ name, type, path: join(folder, ...names), folder })
  }
}

/** Finds one file, which may be a symbolic link; undefined while it is not there. */
export function openFile(path: string, type: string): () => Promise<FoundFile | undefined> {
  const find = openCache()
  return () => find({ name: `/${basename(path)}`, type, path })
}

interface Wanted extends Pick<FoundFile, 'name' | 'type'> {
  readonly path: string
  /** The folder that it may not be outside of. */
  readonly folder?: string
}

function openCache(): (wanted: Wanted) => Promise<FoundFile | undefined> {
  const cache = new Map<string, { readonly stamp: string; readonly file: FoundFile }>()
  return async ({ name, type, path, folder }) => {
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const stamp = `${stats.mtimeMs} ${stats.size}`
    const cached = cache.get(name)
    if (cached?.stamp === stamp) return cached.file
    if (!(await isWithin(folder, path))) return undefined
    const file = { name, type, variants: await variantsOf(path, stats.size, folder) }
    cache.set(name, { stamp, file })
    return file
  }
}

/** Whether a file is in a folder also by where its links lead; any is where there is no folder. */
const isWithin = async (folder: string | undefined, path: string): Promise<boolean> =>
  folder === undefined || (await realpath(path)).startsWith((await realpath(folder)) + sep)

async function variantsOf(
  path: string,
  size: number,
  folder: string | undefined,
): Promise<ReadonlyMap<Encoding, Variant>> {
  const variants = new Map<Encoding, Variant>([['identity', variantOf(path, size)]])
  for (const [encoding, ending] of COMPRESSED_SUFFIXES) {
    const stats = await stat(path + ending).catch(() => undefined)
    if (stats?.isFile() && (await isWithin(folder, path + ending)))
      variants.set(encoding, variantOf(path + ending, stats.size))
  }
  return variants
}

function variantOf(path: string, size: number): Variant {
  let etag: Promise<string> | undefined
  return {
    path,
    size,
    etag: () => {
      etag ??= hashFile(path)
      return etag
    },
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return `"${hash.digest('base64url').slice(0, 27)}"`
}

/** Bytes of a file that are read at once: what one client that does not read occupies. */
const CHUNK_BYTES = 64 * 1024

/**
 * Streams a part of a file, each chunk when it is wanted. The file is open only while a chunk is read, so that clients
 * that do not read hold no descriptors.
 * @param first and `last`: offsets of the first and last byte. The stream fails when the file has become shorter.
 */
export function streamFile(path: string, first: number, last: number): ReadableStream<Uint8Array> {
  let next = first
  return new ReadableStream(
    {
      pull: async (controller) => {
        const chunk = await readChunk(path, next, Math.min(CHUNK_BYTES, last + 1 - next))
        next += chunk.byteLength
        controller.enqueue(chunk)
        if (next > last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function readChunk(path: string, position: number, length: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, position)
    if (bytesRead < length) throw new Error(`${path} has become shorter`)
    return buffer
  } finally {
    await file.close()
  }
}
