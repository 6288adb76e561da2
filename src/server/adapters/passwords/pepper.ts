import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartFailure } from '../../core/start.ts'
import { ensureFolder } from '../data-folder.ts'
import { writeWhole } from '../write-file.ts'

const BYTES = 32

/**
 * The secret that passwords are hashed with beside their salts, in a file of the data folder; made at the first start.
 * @throws StartFailure if it is not what the program has written, or cannot be written
 */
export async function readPepper(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'pepper.key')
  try {
    await ensureFolder(resolve(dataDir))
    // made by one of several that start at once; the others read it
    if (!existsSync(path)) await writeWhole(path, randomBytes(BYTES).toString('hex'), true)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new StartFailure(`The key ${path} cannot be written (${error instanceof Error ? error.message : error}).`)
  }
  const text = (await readFile(path, 'utf8')).trim()
  if (!/^[\da-f]{64}$/.test(text))
    throw new StartFailure(
      `The key ${path} is damaged: without it no password of this server can be checked. Restore it.`,
    )
  return Buffer.from(text, 'hex')
}
