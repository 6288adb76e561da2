import type { Storage } from './storage.ts'

/** Whether this is the first time that something is done in this browser; it is noted. Rejects if storage does. */
export const isFirstTime = (storage: Storage, key: string): Promise<boolean> =>
  storage.write(async (transaction) => {
    if ((await transaction.get(key)) === true) return false
    transaction.put(key, true)
    return true
  })
