import type { Storage } from '../../../core/documents/storage/storage.ts'
import { backupSettings } from '../../data/backup/lazy.ts'
import { backUpNow } from './on-demand.ts'
import { forgetCloud } from './syncer/kept.ts'

let storage: Storage | undefined

/** Connects with the storage of this page; called once, at the start. */
export function connectSync(given: Storage): void {
  storage = given
}

/**
 * Forgets what this device knows of the cloud, as its user logs out: at the next login he says which side is to stay.
 * Rejects if storage does.
 */
export async function forgetSync(): Promise<void> {
  await storage?.write(forgetCloud)
}

/** How long somebody who logs out waits until his last changes are sent, in ms; what is not stays on this device. */
const LAST_PUSH_MS = 5000

/** Sends the last changes and forgets the cloud, before a user logs out. Never rejects. */
export async function endSync(): Promise<void> {
  const isAutomatic = backupSettings.get().autoBookMarks > 0
  const sent = isAutomatic ? backUpNow().catch(() => {}) : undefined
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LAST_PUSH_MS))])
  await forgetSync().catch(() => {}) // the next login asks which side is to stay all the same
}
