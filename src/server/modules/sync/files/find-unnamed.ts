import { ANY_FILE } from '../../../../shared/entities/sync.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { readTime } from '../../../adapters/database/time.ts'
import { type Blobs, userFileName } from '../../../core/ports/blobs.ts'
import { findHashes } from '../kernel/find-hashes.ts'
import { unpackBody } from '../versions/unpack-body.ts'
import { listVersionKeys, readVersion, type VersionKey } from '../versions/version-repository.ts'
import { type ListedFile, listFiles, type UserFile } from './file-repository.ts'

/** A file is sent, or a device is told that it is there, before the push that names it. */
const SPARED_MS = 24 * 3_600_000
/** Of how many bytes bodies are read through; of a user with more no file is removed. */
const MAX_READ = 512 * 1024 * 1024

const idOf = ({ section, time }: VersionKey): string => `${section} ${time}`

/**
 * Finds the files of a user that nothing names: neither a kept version nor a file that is named itself, as a drawing
 * names its pictures.
 * @returns what tells them, within a turn in which no version is added: it reads what has come since
 */
export async function findUnnamed(
  { database, blobs }: { readonly database: Database; readonly blobs: Blobs },
  userId: string,
): Promise<(transaction: Database) => Promise<readonly UserFile[]>> {
  const known = await listVersionKeys(database, userId)
  if (known.reduce((sum, { size }) => sum + size, 0) > MAX_READ) return async () => []
  const named = new Set<string>()
  const readFiles = new Set<string>()
  const readVersions = new Set<string>()

  const readThrough = async (from: Database, keys: readonly VersionKey[]) => {
    for (const key of keys.filter((one) => !readVersions.has(idOf(one)))) {
      readVersions.add(idOf(key))
      const version = await readVersion(from, userId, key.section, key.time)
      if (version === undefined) continue
      for (const hash of findHashes(key.section, await unpackBody(version.packed))) named.add(hash)
    }
  }
  /** Adds what files name that stay, and what those name. @returns the files that do not stay */
  const follow = async (files: readonly ListedFile[], now: number): Promise<readonly UserFile[]> => {
    const stays = (file: ListedFile) => named.has(file.hash) || now - Math.max(file.madeAt, file.askedAt) <= SPARED_MS
    const nextText = () => files.find((file) => file.type === ANY_FILE && stays(file) && !readFiles.has(file.hash))
    for (let file = nextText(); file !== undefined; file = nextText()) {
      readFiles.add(file.hash)
      const bytes = await blobs.get(userFileName(userId, file))
      for (const hash of findHashes('more', Buffer.from(bytes ?? []).toString())) named.add(hash)
    }
    return files.filter((file) => !stays(file))
  }

  await readThrough(database, known)
  await follow(await listFiles(database, userId), await readTime(database))
  return async (transaction) => {
    await readThrough(transaction, await listVersionKeys(transaction, userId))
    return follow(await listFiles(transaction, userId), await readTime(transaction))
  }
}
