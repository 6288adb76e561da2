import { SECTIONS } from '../../../shared/entities/section.ts'
import { asyncTimesOf } from '../../../shared/entities/sync.ts'
import type { Database } from '../../adapters/database/open.ts'
import { userFileName } from '../../core/ports/blobs.ts'
import { listFiles } from './files/file-repository.ts'
import { unpackBody } from './versions/unpack-body.ts'
import { readCurrent, readTimes } from './versions/version-repository.ts'

/** Opens what the accounts tell or delete of the cloud. */
export const openCloud = (database: Database) => ({
  readTimes: async (from: Database, userId: string) => asyncTimesOf(await readTimes(from, userId)),
  async exportAll(userId: string) {
    const current = await readCurrent(database, userId, SECTIONS)
    const bodies = await Promise.all(current.map(async (one) => [one.section, await unpackBody(one.packed)] as const))
    return {
      sections: Object.fromEntries(bodies),
      files: (await listFiles(database, userId)).map(({ askedAt: _, ...file }) => file),
    }
  },
  listBlobs: async (userId: string) => (await listFiles(database, userId)).map((file) => userFileName(userId, file)),
})
