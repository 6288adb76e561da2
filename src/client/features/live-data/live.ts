import { createStore, type StoreApi } from 'zustand/vanilla'
import { CallError, type CallFault } from '../../core/call.ts'
import type { LiveDocument } from './live-document.ts'
import { dueIn, type LiveFault, withEntry } from './model.ts'

/** An answer of the server and the age of what it says, in seconds. */
export interface Answer<T> {
  readonly value: T
  readonly age: number
}

interface Definition<T> {
  readonly document: LiveDocument<T>
  /** How long an answer is fresh, in ms; or a rule for a key and when it was asked for, in ms since the epoch. */
  readonly freshMs: number | ((key: string, askedAt: number) => number)
  /** Asks for a key. Rejects with a `CallError`. */
  readonly ask: (key: string) => Promise<Answer<T>>
}

/** What this page is doing about a key. */
export interface Attempt {
  readonly isAsking: boolean
  /** The last attempt of this page, if it failed. */
  readonly failed?: { readonly at: number; readonly fault: LiveFault }
}

/** A kind of live data: its document, and how its answers are refreshed. */
export interface Live<T> {
  readonly document: LiveDocument<T>
  /** By their keys. */
  readonly attempts: StoreApi<Readonly<Record<string, Attempt>>>
  /** Asks for a key if its answer is no longer fresh, or at once. Never rejects. */
  readonly refresh: (key: string, options?: { readonly now?: boolean }) => Promise<void>
  /** In how many ms a key is to be asked for again. */
  readonly dueIn: (key: string) => number
}

/** The faults that a user can tell apart. */
export const faultOf = (fault: CallFault): LiveFault =>
  fault === 'pureOffline' || fault === 'offline' ? fault : 'failed'

const NO_ATTEMPT: Attempt = { isAsking: false }

/** Declares a kind of live data. One tab of the profile asks for a key; the others get the answer by the document. */
export function defineLive<T>({ document, freshMs, ask }: Definition<T>): Live<T> {
  const attempts = createStore<Readonly<Record<string, Attempt>>>()(() => ({}))
  const jitter = Math.random()
  const attemptOf = (key: string) => attempts.getState()[key] ?? NO_ATTEMPT
  const wait = (key: string) => {
    const now = Date.now()
    const entry = document.get()[key]
    const failedAt = attemptOf(key).failed?.at
    const fresh = typeof freshMs === 'number' ? freshMs : freshMs(key, entry?.askedAt ?? now)
    return dueIn(entry, failedAt, { now, freshMs: fresh, jitter })
  }

  const fetchAnswer = async (key: string): Promise<void> => {
    attempts.setState({ [key]: { ...attemptOf(key), isAsking: true } })
    try {
      const { value, age } = await ask(key)
      const now = Date.now()
      const entry = { value, at: now - age * 1000, askedAt: now }
      document.update((entries) => withEntry(entries, key, entry, document.limit), { origin: 'program' })
      attempts.setState({ [key]: NO_ATTEMPT })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      attempts.setState({ [key]: { isAsking: false, failed: { at: Date.now(), fault: faultOf(error.fault) } } })
    }
  }

  return {
    document,
    attempts,
    dueIn: wait,
    async refresh(key, { now = false } = {}) {
      if (attemptOf(key).isAsking || !(now || wait(key) === 0)) return
      await alone(`genkan.live.${document.id}.${key}`, now, () => fetchAnswer(key))
    },
  }
}

/** Does a task unless another tab is doing it, or after it; where there are no locks, at once. */
async function alone(name: string, isUrgent: boolean, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager } // absent in pages over plain http
  if (locks === undefined) return task()
  await locks.request(name, { ifAvailable: !isUrgent }, async (lock) => {
    if (lock !== null) await task()
  })
}
