import type { Database } from '../../../adapters/database/open.ts'
import { readTime } from '../../../adapters/database/time.ts'
import { findHashes } from '../kernel/find-hashes.ts'
import { unpackBody } from '../versions/unpack-body.ts'
import { listVersionKeys, readVersion, type VersionKey } from '../versions/version-repository.ts'
import { listFiles, type UserFile } from './file-repository.ts'

/** A file is sent before the push that names it. */
const SPARED_MS = 24 * 3_600_000
/** Of how many bytes bodies are read through; of a user with more no file is removed. */
const MAX_READ = 512 * 1024 * 1024

const idOf = ({ section, time }: VersionKey): string => `${section} ${time}`

/**
 * Finds the files of a user that no kept version names.
 * @returns what tells them, within a turn in which no version is added: it reads what has come since
 */
export async function findUnnamed(
  database: Database,
  userId: string,
): Promise<(transaction: Database) => Promise<readonly UserFile[]>> {
  const known = await listVersionKeys(database, userId)
  if (known.reduce((sum, { size }) => sum + size, 0) > MAX_READ) return async () => []
  const named = new Set<string>()
  const readThrough = async (from: Database, keys: readonly VersionKey[]) => {
    for (const { section, time } of keys) {
      const version = await readVersion(from, userId, section, time)
      if (version === undefined) continue
      for (const hash of findHashes(section, await unpackBody(version.packed))) named.add(hash)
    }
  }
  await readThrough(database, known)
  const read = new Set(known.map(idOf))
  return async (transaction) => {
    const since = (await listVersionKeys(transaction, userId)).filter((key) => !read.has(idOf(key)))
    await readThrough(transaction, since)
    const now = await readTime(transaction)
    const files = await listFiles(transaction, userId)
    return files.filter(({ hash, madeAt }) => !named.has(hash) && now - madeAt > SPARED_MS)
  }
}
