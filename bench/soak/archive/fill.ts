import { hash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openBlobFolder } from '../../../src/server/adapters/blobs/folder.ts'
import { type DatabasePlace, openDatabase } from '../../../src/server/adapters/database/open.ts'
import { openInProcessLimits } from '../../../src/server/adapters/limits/in-process.ts'
import { createUserFiles } from '../../../src/server/modules/sync/files/user-files.ts'
import { commitPushes } from '../../../src/server/modules/sync/push/commit-pushes.ts'
import type { MadeUser } from '../../server/make-users.ts'

const MB = 1024 * 1024
/** What each user has of either, in bytes: history and files have limits of 20 and 50 MB. */
const SHARE = 16 * MB
/** Bodies, before they are packed: most are of a desktop, some as large as a section may be. */
const BODIES = [200 * 1024, 200 * 1024, 200 * 1024, 1900 * 1024] as const
const FILE_BYTES = MB
/** Bodies that differ: more would only take time to make. */
const KINDS = 12

/** What was put into a server's data. */
interface Filling {
  readonly versions: number
  readonly bytes: number
  /** The hashes of the files. */
  readonly files: ReadonlySet<string>
}

/** How many users it takes to have so many bytes of history and files. */
export const usersFor = (megabytes: number): number => Math.ceil((megabytes * MB) / (2 * SHARE))

/** Texts of a section, which gzip makes a quarter shorter, packed. */
function makeBodies() {
  return Array.from({ length: KINDS }, (_, at) => {
    const length = BODIES[at % BODIES.length] ?? BODIES[0]
    const items = Array.from({ length: length / 64 }, () => randomBytes(45).toString('base64'))
    const text = JSON.stringify(items)
    return { packed: gzipSync(text), size: text.length }
  })
}

/** Gives users a history of pushes and files, half of the bytes each. */
export async function fill(place: DatabasePlace, users: readonly MadeUser[]): Promise<Filling> {
  const database = await openDatabase(place)
  const files = createUserFiles({
    ...{ database, limits: openInProcessLimits() },
    blobs: openBlobFolder(join(place.dataDir, 'uploads')),
  })
  const bodies = makeBodies()
  const kept = new Set<string>()
  let [versions, bytes] = [0, 0]
  try {
    for (const { id } of users) {
      let base = 0
      for (let stored = 0; stored < SHARE; versions += 1) {
        const body = bodies[versions % KINDS]
        if (body === undefined) throw new Error('no body')
        const push = { userId: id, sessionId: '', device: 'Chrome, Linux', reason: 'edit', backupTime: 0 } as const
        const [outcome] = await commitPushes(database, [
          { ...push, base: { more: base }, opId: `fill-${versions}-${id}`, bodies: new Map([['more', body]]) },
        ])
        if (outcome?.kind !== 'written') throw new Error(`a push was ${outcome?.kind}`)
        base = outcome.written.times.more ?? 0
        stored += body.packed.length
        bytes += body.packed.length
      }
      for (let stored = 0; stored < SHARE; stored += FILE_BYTES) {
        const file = randomBytes(FILE_BYTES)
        await files.keep(id, hash('sha256', file), { bytes: file, type: 'image/webp' })
        kept.add(hash('sha256', file))
        bytes += FILE_BYTES
      }
    }
    return { versions, bytes, files: kept }
  } finally {
    await database.destroy()
  }
}
