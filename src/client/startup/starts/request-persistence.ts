import { defineStart } from '../../core/contribute/start.ts'
import { history } from '../../core/documents/history.ts'
import { isFirstTime } from '../../core/documents/storage/first-time.ts'
import type { Storage } from '../../core/documents/storage/storage.ts'

const KEY = 'asked-to-keep'

/**
 * Asks the browser, once, not to clear what is stored when space is short: as the user makes the first change, since
 * some browsers ask their users in turn (security.md, T11). The account tab asks again.
 * @param manager absent in pages of plain http
 */
export function requestPersistence(storage: Storage, manager: StorageManager | undefined = navigator.storage): void {
  if (manager?.persist === undefined) return
  const stop = history.counts.subscribe(({ undo }) => {
    if (undo === 0) return
    stop()
    void askOnce(storage, manager).catch(() => {}) // storage fails, which is told where it matters
  })
}

async function askOnce(storage: Storage, manager: StorageManager): Promise<void> {
  if (await manager.persisted()) return
  if (await isFirstTime(storage, KEY)) await manager.persist()
}

export default defineStart({ at: 'ready', run: ({ storage }) => requestPersistence(storage) })
