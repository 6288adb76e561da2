import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Encoding } from './negotiate.ts'

/** One form of a file. */
export interface Variant {
  readonly path: string
  readonly size: number
  /** Strong: the hash of these very bytes, in double quotes. Made at first use. */
  readonly etag: () => Promise<string>
}

/** A file of a built page in the forms that it is there in. */
export interface PageFile {
  /** From the folder on, with `/`: `/assets/a.js`. */
  readonly name: string
  readonly variants: ReadonlyMap<Encoding, Variant>
}

/** Finds files below a folder; undefined when there is none of that name that may be served. */
export type FindFile = (name: string) => Promise<PageFile | undefined>

const SIDECARS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * The names of an address's path, decoded; undefined when one of them is not a plain name. What is refused here never
 * reaches the disk: dot files (`.vite` among them), `..`, encoded slashes, backslashes, NUL.
 */
export function namesOfPath(pathname: string): readonly string[] | undefined {
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
 * Serves the files of one folder, links that lead out of it excepted. What is known of a file is kept until the file's
 * time or size changes, so a new build is seen at once.
 */
export function openFolder(folder: string): FindFile {
  const known = new Map<string, { readonly stamp: string; readonly file: PageFile }>()
  return async (name) => {
    const names = namesOfPath(name)
    if (!names || SIDECARS.some(([, ending]) => name.endsWith(ending))) return undefined
    const path = join(folder, ...names)
    const facts = await stat(path).catch(() => undefined)
    if (!facts?.isFile()) return undefined
    const stamp = `${facts.mtimeMs} ${facts.size}`
    const found = known.get(name)
    if (found?.stamp === stamp) return found.file
    const root = await realpath(folder)
    if (!(await realpath(path)).startsWith(root + sep)) return undefined
    const file = { name, variants: await variantsOf(path, facts.size) }
    known.set(name, { stamp, file })
    return file
  }
}

async function variantsOf(path: string, size: number): Promise<ReadonlyMap<Encoding, Variant>> {
  const variants = new Map<Encoding, Variant>([['identity', variantOf(path, size)]])
  for (const [encoding, ending] of SIDECARS) {
    const facts = await stat(path + ending).catch(() => undefined)
    if (facts?.isFile()) variants.set(encoding, variantOf(path + ending, facts.size))
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
