import { createStore } from 'zustand/vanilla'
import { BACKUP } from '../../../shared/constants.ts'
import { registry, registryCompleted } from '../../core/registry.ts'
import { saveDocuments } from '../../core/saved-documents.ts'
import type { Storage } from '../../core/storage.ts'
import type { Ticker } from '../../core/ticker.ts'
import { session } from '../session/lazy.ts'
import { type Cause, isDailyDue } from './model.ts'
import { readStoredVersion, storedVersion, type Version } from './stored-version.ts'

let storage: Storage | undefined

/** Counts the changes of the kept versions by this page. */
export const versionChanges = createStore<{ readonly count: number }>()(() => ({ count: 0 }))
const noteChange = () => versionChanges.setState(({ count }) => ({ count: count + 1 }))

/** Each user of this browser has a history; a guest is one. */
const prefix = () => `version:${session.getState().login?.info.id ?? ''}:`

/** Connects with the storage of this page and keeps the first version of each day; called once, at the start. */
export function connectLocalHistory(given: Storage, ticker: Ticker): void {
  storage = given
  ticker.subscribe(() => void keepDaily())
}

async function keepDaily(): Promise<void> {
  await registryCompleted()
  const [last] = await readVersions().catch(() => [])
  if (isDailyDue(last, saveDocuments(registry().documents))) await keepVersion('daily').catch(() => {}) // the disk is full
}

/**
 * Keeps what is on this device as a version; the oldest ones beyond the limit go (spec section 3).
 * @throws if it cannot be stored
 */
export async function keepVersion(cause: Cause): Promise<void> {
  const version: Version = { cause, ...saveDocuments(registry().documents) }
  await storage?.write(async (transaction) => {
    const keys = (await transaction.keys(prefix())).toSorted((one, other) => timeIn(one) - timeIn(other))
    for (const key of keys.slice(0, Math.max(0, keys.length + 1 - BACKUP.localHistoryLimit))) transaction.remove(key)
    transaction.put(prefix() + version.at, storedVersion(version))
  })
  noteChange()
}

const timeIn = (key: string): number => Number(key.slice(key.lastIndexOf(':') + 1))

/** The versions of the user, newest first; what cannot be read is left out. Rejects if storage cannot be read. */
export async function readVersions(): Promise<readonly Version[]> {
  const stored = await storage?.write(async (transaction) => {
    const keys = await transaction.keys(prefix())
    return Promise.all(keys.map((key) => transaction.get(key)))
  })
  return (stored ?? [])
    .map(readStoredVersion)
    .filter((version) => version !== undefined)
    .toSorted((one, other) => other.at - one.at)
}

/** Rejects if storage cannot be written. */
export async function deleteVersion({ at }: Version): Promise<void> {
  await storage?.write(async (transaction) => transaction.remove(prefix() + at))
  noteChange()
}
