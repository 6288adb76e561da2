import { hash as digest } from 'node:crypto'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { ANY_FILE, FILE_LIMITS, FILE_TYPES } from '../../../../shared/entities/sync.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { readTime } from '../../../adapters/database/time.ts'
import { type Blobs, userFileName } from '../../../core/ports/blobs.ts'
import type { Limits } from '../../../core/ports/limits.ts'
import { refuse } from '../../../core/route/errors.ts'
import { createUserLimit } from '../../../core/route/limits.ts'
import type { SentFile } from '../../../core/route/upload.ts'
import { addFile, findFile, findFiles, hasRoom, markLost, readRoom, removeFiles } from './file-repository.ts'
import { findUnnamed } from './find-unnamed.ts'

export interface FilePorts {
  readonly limits: Limits
  readonly database: Database
  readonly blobs: Blobs
}

/** How often room is made for a user, who may have much to read through: within so many seconds. */
const FREEING = { times: 6, seconds: 3600 } as const

/** The files of users. */
export function createUserFiles({ database, blobs, limits }: FilePorts) {
  const freeing = createUserLimit(limits, 'sync.free', [FREEING.times, FREEING.seconds])

  /** Removes files that nothing of the user names. @throws Refusal where it was tried too often */
  const free = async (userId: string): Promise<void> => {
    await freeing.byUser(userId).catch(refuseFull)
    const choose = await findUnnamed({ database, blobs }, userId)
    for (const file of await removeFiles(database, userId, choose)) await blobs.remove(userFileName(userId, file))
  }

  return {
    async status(userId: string, hashes: readonly string[]) {
      const found = await findFiles(database, userId, hashes)
      return { missing: hashes.filter((hash) => !found.has(hash)), room: await readRoom(database, userId) }
    },

    /** Keeps a file: first its bytes, then its row, so that no row is without them. */
    async keep(userId: string, hash: string, { bytes, type }: SentFile): Promise<void> {
      if (digest('sha256', bytes) !== hash) refuse(CODE.invalid, 'invalid', { field: 'hash' })
      const existing = await findFile(database, userId, hash)
      if (existing?.isLost) {
        await blobs.put(userFileName(userId, existing), bytes)
        await markLost(database, userId, hash, false)
      }
      if (existing !== undefined && (await findFiles(database, userId, [hash])).has(hash)) return
      if (!hasRoom(await readRoom(database, userId), bytes.length)) await free(userId)
      if (!hasRoom(await readRoom(database, userId), bytes.length)) refuseFull()
      const file = { hash, type: typeOf(type), bytes: bytes.length, madeAt: await readTime(database) }
      const name = userFileName(userId, file)
      await blobs.put(name, bytes)
      const outcome = await addFile(database, userId, file)
      if (outcome === 'added') return
      const other = await findFile(database, userId, hash)
      if (other?.madeAt !== file.madeAt) await blobs.remove(name) // else it is that file's
      if (outcome === 'full') refuseFull()
      if (outcome === 'gone') refuse(CODE.loginExpired, 'loginExpired')
    },

    async read(userId: string, hash: string) {
      const file = await findFile(database, userId, hash)
      const bytes = file && (await blobs.get(userFileName(userId, file)))
      const isLost = file !== undefined && bytes === undefined
      // a device that has it sends it again
      if (file !== undefined && isLost !== file.isLost) await markLost(database, userId, hash, isLost)
      return bytes === undefined ? refuse(CODE.notFound, 'notFound') : { bytes, type: file?.type ?? ANY_FILE }
    },
  }
}

const refuseFull = (): never =>
  refuse(CODE.full, 'filesFull', { files: FILE_LIMITS.files, megabytes: FILE_LIMITS.bytes / 1024 / 1024 })

const typeOf = (sent: string): string => {
  const type = sent.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return FILE_TYPES.includes(type) ? type : ANY_FILE
}
