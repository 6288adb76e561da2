import type { Hono } from 'hono'
import { fileStatus, uploadFile, userFile } from '../../../../shared/api/sync.ts'
import type { Env } from '../../../core/route/context.ts'
import type { UserLimit } from '../../../core/route/limits.ts'
import { mountFileForUser, mountForUser } from '../../../core/route/route.ts'
import { mountUploadForUser } from '../../../core/route/upload.ts'
import { createUserFiles, type FilePorts } from './user-files.ts'

/** Routes of a user's files. They are fetched with a login, never embedded by an address. */
export function mountFiles(app: Hono<Env>, ports: FilePorts, limit: UserLimit): void {
  const files = createUserFiles(ports)
  mountForUser(app, fileStatus, ({ files: hashes }, { userId }) => files.status(userId, hashes), limit)
  mountUploadForUser(
    app,
    uploadFile,
    async ({ hash }, file, { userId }) => {
      await files.keep(userId, hash, file)
      return {}
    },
    limit,
  )
  mountFileForUser(app, userFile, ({ hash }, { userId }) => files.read(userId, hash), limit)
}
