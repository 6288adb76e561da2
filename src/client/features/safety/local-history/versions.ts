import { createStore } from 'zustand/vanilla'
import { BACKUP } from '../../../../shared/constants.ts'
import type { Section } from '../../../../shared/entities/section.ts'
import { type SavedDocuments, saveDocuments } from '../../../core/archive/saved-documents.ts'
import { registry, registryCompleted } from '../../../core/contribute/registry.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { sameJson } from '../../../lib/values/json.ts'
import { session } from '../../data/session/lazy.ts'
import type { Cause } from './model.ts'
import { readStoredVersion, storedVersion, type Version } from './stored-version.ts'

let storage: Storage | undefined

/** Counts the changes of the kept versions by this page. */
export const versionChanges = createStore<{ readonly count: number }>()(() => ({ count: 0 }))
const noteChange = () => versionChanges.setState(({ count }) => ({ count: count + 1 }))

/** Each user of this browser has a history; a guest is one. */
const prefix = () => `version:${session.getState().login?.info.id ?? ''}:`

/** Connects with the storage of this page; called once, at the start. */
export function connectLocalHistory(given: Storage): void {
  storage = given
}

let daily: { readonly day: string; readonly kept: Promise<void> } | undefined

/** Keeps the first version of a day, if something has changed since the last one; all callers wait for the same. Never rejects. */
export function keepDaily(): Promise<void> {
  const day = new Date(Date.now()).toDateString()
  if (daily?.day !== day) daily = { day, kept: keepFirstOf(day) }
  return daily.kept
}

async function keepFirstOf(today: string): Promise<void> {
  await registryCompleted()
  try {
    const keys = await storage?.write((transaction) => transaction.keys(prefix()))
    const last = Math.max(0, ...(keys ?? []).map(timeIn))
    if (new Date(last).toDateString() === today) return
    const [version] = last === 0 ? [] : await readVersions()
    if (version === undefined || !sameJson(version.documents, saveDocuments(registry().documents).documents))
      await keepVersion('daily')
  } catch {
    daily = undefined // storage fails, or the disk is full: tried again
  }
}

/**
 * Keeps what is on this device as a version; the oldest ones beyond the limit go (spec section 3).
 * @param taken the sections that are about to go
 * @throws if it cannot be stored
 */
export const keepVersion = (cause: Cause, taken?: readonly Section[]): Promise<void> =>
  keepSaved(cause, saveDocuments(registry().documents), taken)

/** Keeps saved documents as a version, as `keepVersion` does with those that are here. */
export async function keepSaved(cause: Cause, saved: SavedDocuments, taken?: readonly Section[]): Promise<void> {
  const version: Version = { cause, ...(taken && { taken }), ...saved }
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

/**
 * The version before the last reset or logout, if nothing has been restored since. Rejects if storage cannot be read.
 */
export async function readLastReset(): Promise<Version | undefined> {
  return storage?.write(async (transaction) => {
    const keys = (await transaction.keys(prefix())).toSorted((one, other) => timeIn(other) - timeIn(one))
    for (const key of keys) {
      const version = readStoredVersion(await transaction.get(key))
      if (version?.cause === 'restore') return undefined
      if (version?.taken !== undefined) return version
    }
    return undefined
  })
}

/**
 * On how many days versions were kept: on none on which nothing had changed since the last one. Rejects if storage cannot
 * be read.
 */
export async function daysOfWork(): Promise<number> {
  const keys = (await storage?.write((transaction) => transaction.keys(prefix()))) ?? []
  return new Set(keys.map((key) => new Date(timeIn(key)).toDateString())).size
}

/** Rejects if storage cannot be written. */
export async function deleteVersion({ at }: Version): Promise<void> {
  await storage?.write(async (transaction) => transaction.remove(prefix() + at))
  noteChange()
}
