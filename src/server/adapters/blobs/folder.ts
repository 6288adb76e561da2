import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BLOB_NAME, type Blobs } from '../../core/ports/blobs.ts'

/** Keeps files in a folder, which is made with the first one. */
export function openBlobFolder(folder: string): Blobs {
  const pathOf = (name: string): string => {
    if (!BLOB_NAME.test(name)) throw new Error('not the name of a file')
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // a half-written file never has its name: backups take all names that there are
      const temporary = join(folder, `.${randomBytes(12).toString('hex')}`)
      const file = await open(temporary, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, path)
    },
    get: (name) => orMissing(readFile(pathOf(name)), undefined),
    remove: (name) => rm(pathOf(name), { force: true }),
    async list() {
      const names = await orMissing(readdir(folder), [])
      const found = await Promise.all(
        names
          .filter((name) => BLOB_NAME.test(name))
          .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
      )
      return found
    },
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
