import { randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Names of files that are being written, or were as the program was killed: no other file has one. */
export const TEMPORARY_NAME = /^\.[\da-f]{24}$/

/** Reasons of systems on which folders cannot be synced, and of a parent folder that its user may not read. */
const UNSYNCED: ReadonlySet<string> = new Set(['EACCES', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM'])

/** Waits until a folder's names are on the disk, which syncing its files does not do. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && UNSYNCED.has(String(error.code)))) throw error
  }
}

/**
 * Writes a file for its owner alone, which is on the disk under its name when this resolves, and of which nothing is there
 * if it rejects. One of that name is replaced at once.
 * @param isNew whether it rejects with EEXIST instead, if there is one
 */
export async function writeWhole(path: string, bytes: Uint8Array | string, isNew = false): Promise<void> {
  const temporary = join(dirname(path), `.${randomBytes(12).toString('hex')}`)
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await (isNew ? nameNew : rename)(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
  await syncFolder(dirname(path))
}

/** Gives a file a name that none has; some file systems know no links, and rename it. */
const nameNew = (from: string, to: string): Promise<void> =>
  link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error
    return rename(from, to)
  })
