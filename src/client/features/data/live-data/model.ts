/** An answer as it is kept. Times in ms since the epoch. */
export interface LiveEntry<T> {
  readonly value: T
  /** When the source was read: earlier than it was asked for, if the server had it already. */
  readonly at: number
  readonly askedAt: number
}

/** The answers of a kind by their keys. */
export type LiveEntries<T> = Readonly<Record<string, LiveEntry<T>>>

/**
 * Why there is nothing newer: no network, pure offline, no server where only one can ask the source, a browser that does
 * not allow this page to ask it, or the source does not answer.
 */
export type LiveFault = 'offline' | 'pureOffline' | 'noServer' | 'ungranted' | 'failed'

/** Adds an answer as the newest; those that were asked for longest ago go when there are more than `limit`. */
export function withEntry<T>(entries: LiveEntries<T>, key: string, entry: LiveEntry<T>, limit: number): LiveEntries<T> {
  const { [key]: _old, ...others } = entries
  const kept = Object.entries(others)
    .toSorted(([, a], [, b]) => a.askedAt - b.askedAt)
    .slice(1 - limit)
  return Object.fromEntries([...kept, [key, entry]])
}

/**
 * In how many ms an entry is to be asked for again: 0 for now. After a failure not before a minute has passed, or the
 * time that it is fresh if that is less, and never within a few seconds.
 * @param freshMs how long an answer is fresh
 * @param jitter 0–1, so that not all tabs and users ask at once: up to a tenth of that time is added
 */
export function dueIn(
  entry: Pick<LiveEntry<unknown>, 'askedAt'> | undefined,
  failedAt: number | undefined,
  { now, freshMs, jitter }: { readonly now: number; readonly freshMs: number; readonly jitter: number },
): number {
  const wait = (since: number, ms: number) => {
    const passed = now - since
    // a time in the future was written under another clock
    return passed < 0 ? 0 : Math.max(0, ms - passed)
  }
  const fresh = entry === undefined ? 0 : wait(entry.askedAt, freshMs * (1 + jitter / 10))
  const patient = failedAt === undefined ? 0 : wait(failedAt, retryMs(freshMs) * (1 + jitter / 10))
  return Math.max(fresh, patient)
}

const RETRY_MS = { least: 15_000, most: 60_000 }

const retryMs = (freshMs: number): number => Math.max(RETRY_MS.least, Math.min(freshMs, RETRY_MS.most))
