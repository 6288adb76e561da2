import { isSavedDocuments, type SavedDocuments, saveDocuments } from '../../../core/archive/saved-documents.ts'
import { registry } from '../../../core/contribute/registry.ts'
import type { Storage, Transaction } from '../../../core/documents/storage/storage.ts'

const KEY = 'before-login'
let storage: Storage | undefined

/** Connects with the storage of this page; called once, at the start. */
export function connectBeforeLogin(given: Storage): void {
  storage = given
}

/**
 * Keeps what is on this device as somebody logs in (the spec's base local snapshot). What an earlier login has kept
 * stays: its user did not log out, so that only it is from before any login. A full disk keeps nothing.
 */
export async function keepBeforeLogin(): Promise<void> {
  const saved = saveDocuments(registry().documents)
  await storage
    ?.write(async (transaction) => {
      if (!isSavedDocuments(await transaction.get(KEY))) transaction.put(KEY, saved)
    })
    .catch(() => {})
}

/** What was on this device before the login; undefined if nothing is kept, or storage cannot be read. */
export async function readBeforeLogin(): Promise<SavedDocuments | undefined> {
  const [stored] = (await storage?.read([KEY]).catch(() => [])) ?? []
  return isSavedDocuments(stored) ? stored : undefined
}

/** Forgets it, in the transaction that stores a logout. */
export const forgetBeforeLogin = (transaction: Transaction): void => transaction.remove(KEY)
