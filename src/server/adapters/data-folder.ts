import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder, for its owner alone, and its parents. Node's recursive `mkdir` hangs on folders such as /proc. */
export async function ensureFolder(folder: string, mode = 0o700): Promise<void> {
  if (existsSync(folder)) return
  await ensureFolder(dirname(folder), 0o777)
  await mkdir(folder, { mode })
}
