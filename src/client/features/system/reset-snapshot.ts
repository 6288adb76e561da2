import { createStore } from 'zustand/vanilla'
import { isPlainObject } from '../../../shared/lib/data/json.ts'
import { isSavedDocuments, type SavedDocuments } from '../../core/saved-documents.ts'
import type { Storage } from '../../core/storage.ts'
import { RESET_KINDS, type ResetKind } from './reset-scope.ts'

/** The documents as they were before a reset. */
export interface ResetSnapshot extends SavedDocuments {
  readonly kind: ResetKind
}

const KEY = 'before-reset'

/** When the last reset was that can be taken back; undefined if there is none. */
export const lastReset = createStore<{ readonly at: number | undefined }>()(() => ({ at: undefined }))

let storage: Storage | undefined

/** Connects with the storage of this page, and looks for a reset that can be taken back; called once, at the start. */
export async function connectResetSnapshot(given: Storage): Promise<void> {
  storage = given
  lastReset.setState({ at: (await readBeforeReset())?.at })
}

/** Keeps what a reset takes, in place of what an earlier one has taken; undefined forgets it. Rejects if the disk is full. */
export async function keepBeforeReset(snapshot: ResetSnapshot | undefined): Promise<void> {
  await storage?.write(async (transaction) => {
    if (snapshot === undefined) transaction.remove(KEY)
    else transaction.put(KEY, snapshot)
  })
  lastReset.setState({ at: snapshot?.at })
}

/** What the last reset has taken; undefined if nothing is kept, or storage cannot be read. */
export async function readBeforeReset(): Promise<ResetSnapshot | undefined> {
  const [stored] = (await storage?.read([KEY]).catch(() => [])) ?? []
  return isSnapshot(stored) ? stored : undefined
}

const isSnapshot = (value: unknown): value is ResetSnapshot =>
  isPlainObject(value) && RESET_KINDS.some((kind) => kind === value['kind']) && isSavedDocuments(value)
