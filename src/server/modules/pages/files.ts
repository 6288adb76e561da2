import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Encoding } from './negotiate.ts'

/** A file in one encoding. */
export interface Variant {
  readonly path: string
  readonly size: number
  /** Strong ETag: the hash of the encoded bytes, in double quotes. Computed at first use. */
  readonly etag: () => Promise<string>
}

/** A file of a built page with its variants on disk. */
export interface PageFile {
  /** Path relative to the folder, with a leading slash: `/assets/a.js`. */
  readonly name: string
  readonly variants: ReadonlyMap<Encoding, Variant>
}

/** Finds a file below a folder; undefined when there is none or it may not be served. */
export type FindFile = (name: string) => Promise<PageFile | undefined>

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

/**
 * Finds the files of one folder; symbolic links that leave it are refused. Entries are cached until a file's time or
 * size changes, so that a new build is served at once.
 */
export function openFolder(folder: string): FindFile {
  const cache = new Map<string, { readonly stamp: string; readonly file: PageFile }>()
  return async (name) => {
    const names = splitPath(name)
    if (!names || COMPRESSED_SUFFIXES.some(([, ending]) => name.endsWith(ending))) return undefined
    const path = join(folder, ...names)
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const stamp = `${stats.mtimeMs} ${stats.size}`
    const cached = cache.get(name)
    if (cached?.stamp === stamp) return cached.file
    const root = await realpath(folder)
    if (!(await realpath(path)).startsWith(root + sep)) return undefined
    const file = { name, variants: await variantsOf(path, stats.size) }
    cache.set(name, { stamp, file })
    return file
  }
}

async function variantsOf(path: string, size: number): Promise<ReadonlyMap<Encoding, Variant>> {
  const variants = new Map<Encoding, Variant>([['identity', variantOf(path, size)]])
  for (const [encoding, ending] of COMPRESSED_SUFFIXES) {
    const stats = await stat(path + ending).catch(() => undefined)
    if (stats?.isFile()) variants.set(encoding, variantOf(path + ending, stats.size))
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
