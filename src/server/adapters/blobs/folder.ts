import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BLOB_NAME, type Blobs } from '../../core/ports/blobs.ts'
import { ensureFolder } from '../data-folder.ts'
import { TEMPORARY_NAME, writeWhole } from '../write-file.ts'

/** After so many ms nobody is still writing a file. */
const UNFINISHED_MS = 24 * 3_600_000

/** Keeps files in a folder, which is made with the first one. */
export function openBlobFolder(folder: string): Blobs {
  const pathOf = (name: string): string => {
    if (!BLOB_NAME.test(name)) throw new Error('not the name of a file')
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await ensureFolder(folder)
      // a half-written file never has its name: backups take all names that there are
      await writeWhole(path, bytes)
    },
    get: (name) => orMissing(readFile(pathOf(name)), undefined),
    remove: (name) => rm(pathOf(name), { force: true }),
    async list() {
      const names = await orMissing(readdir(folder), [])
      await removeUnfinished(folder, names)
      const found = await Promise.all(
        names
          .filter((name) => BLOB_NAME.test(name))
          .map(async (name) => ({ name, at: (await orMissing(stat(join(folder, name)), undefined))?.mtimeMs })),
      )
      return found.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }]))
    },
  }
}

/** Removes what was being written as the program was killed. */
async function removeUnfinished(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((one) => TEMPORARY_NAME.test(one))) {
    const path = join(folder, name)
    const found = await orMissing(stat(path), undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > UNFINISHED_MS) await rm(path, { force: true })
  }
}

async function orMissing<T>(read: Promise<T>, missing: T): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing
    throw error
  }
}
