import { existsSync } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReadDisk } from '../core/ports/disk.ts'
import { syncFolder } from './write-file.ts'

/** Creates a folder for its owner alone, and its parents, on the disk. Node's recursive `mkdir` hangs on some, as /proc. */
export async function ensureFolder(folder: string, mode = 0o700): Promise<void> {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  await ensureFolder(parent, 0o777)
  await mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error // made meanwhile
  })
  await syncFolder(parent)
}

/** Opens the disk of a folder. */
export const openDisk =
  (folder: string): ReadDisk =>
  async () => {
    const found = await statfs(folder).catch(() => undefined) // some file systems do not tell
    if (found === undefined || found.blocks === 0) return undefined
    return { totalBytes: found.blocks * found.bsize, freeBytes: found.bavail * found.bsize }
  }
