import { createStore, type StoreApi } from 'zustand/vanilla'
import { CallError, UngrantedError } from '../../../core/net/call-error.ts'
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
  readonly failed?: LiveFailure & { readonly at: number }
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

/** Why there is no answer, as far as a user can do something about it. */
export interface LiveFailure {
  readonly fault: LiveFault
  /** Whom the browser is to allow this page to ask; none for another fault. */
  readonly origins: readonly string[]
}

/** What a user is told of an error; a server that is not reached though there is a network has failed. */
export function failureOf(error: CallError): LiveFailure {
  const { fault } = error
  const isTold = fault === 'pureOffline' || fault === 'noServer' || fault === 'ungranted'
  const isOffline = fault === 'offline' && !navigator.onLine
  return {
    fault: isTold || isOffline ? fault : 'failed',
    origins: error instanceof UngrantedError ? error.origins : [],
  }
}

const NO_ATTEMPT: Attempt = { isAsking: false }

/** Declares a kind of live data. One tab of the profile asks for a key; the others get the answer by the document. */
export function defineLive<T>({ document, freshMs, ask }: Definition<T>): Live<T> {
  const attempts = createStore<Readonly<Record<string, Attempt>>>()(() => ({}))
  const jitter = Math.random()
  const attemptOf = (key: string) => attempts.getState()[key] ?? NO_ATTEMPT
  const wait = (key: string) => {
    const now = Date.now()
    const entry = document.get()[key]
    const { failed } = attemptOf(key)
    // what failed for want of a network is not waited for when there is one
    const failedAt = failed?.fault === 'offline' && navigator.onLine ? undefined : failed?.at
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
      attempts.setState({ [key]: { isAsking: false, failed: { at: Date.now(), ...failureOf(error) } } })
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

/** Until an answer has reached the other tabs by way of storage, in ms. */
const PASSING_ON_MS = 1000

/**
 * Does a task unless another tab is doing it, or after it; where there are no locks, at once. Meanwhile, and until what
 * came of it has been passed on, no other tab does it.
 */
async function alone(name: string, isUrgent: boolean, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager } // absent in pages over plain http
  if (locks === undefined) return task()
  await new Promise<void>((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      if (lock === null) return resolve()
      await task().then(resolve, reject)
      await new Promise((passed) => setTimeout(passed, PASSING_ON_MS))
    }
    locks.request(name, { ifAvailable: !isUrgent }, hold).catch(reject)
  })
}
