import type { Storage } from '../../../core/documents/storage/storage.ts'

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
  const { forgetCloud } = await import('./syncer/kept.ts')
  await storage?.write(forgetCloud)
}
