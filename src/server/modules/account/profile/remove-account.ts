import type { Database } from '../../../adapters/database/open.ts'
import type { Blobs } from '../../../core/ports/blobs.ts'
import type { Bus } from '../../../core/ports/bus.ts'
import type { Cloud } from '../cloud.ts'
import { listUploads } from './upload-repository.ts'
import { removeUser } from './user-repository.ts'

interface RemovalPorts {
  readonly database: Database
  readonly blobs: Blobs
  readonly cloud: Cloud
  readonly bus: Bus
}

/** Deletes an account with all that is kept of it, and then its files; one that cannot be removed is swept later. */
export async function removeAccount({ database, blobs, cloud, bus }: RemovalPorts, userId: string): Promise<void> {
  const files = [...(await listUploads(database, userId)), ...(await cloud.listBlobs(userId))]
  await removeUser(database, userId)
  bus.publish('loginsEnded', { userId })
  for (const name of files) await blobs.remove(name).catch(() => {})
}
