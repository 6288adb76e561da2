import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extract } from 'tar'
import * as v from 'valibot'
import { StartFailure } from '../core/start.ts'
import { isMember, MANIFEST, type Manifest, manifestSchema, measureFile, PEPPER, rowsOf } from './manifest.ts'
import type { TableSchema } from './schema.ts'

/**
 * Unpacks an archive into an empty folder, and sees that every file is what was written.
 * @param file its path, as messages name it
 * @throws StartFailure
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  const damaged = (reason: string): never => {
    throw new StartFailure(`The archive ${file} is damaged, or none of Genkan's (${reason}). Nothing has been changed.`)
  }
  const found = new Set<string>()
  const foreign: string[] = []
  try {
    // at once: what is refused on the way must not go on being written
    extract({
      file,
      sync: true,
      cwd: folder,
      strict: true,
      umask: 0o077,
      filter(name, entry) {
        const isOurs = isMember(name) && 'type' in entry && entry.type === 'File' && !found.has(name)
        if (isOurs) found.add(name)
        else foreign.push(name)
        return isOurs
      },
    })
  } catch (error) {
    damaged(error instanceof Error ? error.message : String(error))
  }
  if (foreign.length > 0) damaged(`it has ${JSON.stringify(foreign[0])}`)
  const manifest = await readManifest(folder).catch(() => undefined)
  if (manifest === undefined) return damaged(`its ${MANIFEST} cannot be read`)
  const names = new Set([MANIFEST, ...manifest.members.map(({ name }) => name)])
  const odd = [...names.symmetricDifference(found)][0]
  if (odd !== undefined) damaged(`${odd} is missing, or not told of`)
  for (const { name, bytes, sha256 } of manifest.members) {
    const measured = await measureFile(join(folder, name))
    if (measured.bytes !== bytes || measured.sha256 !== sha256) damaged(`${name} has changed`)
  }
  if (!names.has(PEPPER)) damaged(`${PEPPER} is missing`)
  return manifest
}

const readManifest = async (folder: string): Promise<Manifest> =>
  v.parse(manifestSchema, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))

/** Whether an archive has the rows of every table but caches, and no others. */
export function hasTables({ members }: Manifest, tables: readonly TableSchema[]): boolean {
  const wanted = new Set(tables.filter(({ isCache }) => !isCache).map(({ name }) => rowsOf(name)))
  const given = new Set(members.filter(({ rows }) => rows !== undefined).map(({ name }) => name))
  return wanted.symmetricDifference(given).size === 0
}
