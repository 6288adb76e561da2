/** Leader election among the tabs of this browser. */
export interface Locks {
  /**
   * Calls `lead` once this tab is the only leader of this name, and the function that it returns when it no longer is.
   * @returns a function that resigns or withdraws
   */
  elect(name: string, lead: () => () => void): () => void
}

/**
 * As `elect`, but a tab that the browser freezes resigns, and stands again when it is resumed.
 * @returns a function that resigns or withdraws for good
 */
export function electWhileAwake(
  locks: Locks,
  name: string,
  lead: () => () => void,
  page: Pick<EventTarget, 'addEventListener'> = document,
): () => void {
  let resign = locks.elect(name, lead)
  let isOver = false
  page.addEventListener('freeze', () => resign())
  page.addEventListener('resume', () => {
    if (!isOver) resign = locks.elect(name, lead)
  })
  return () => {
    isOver = true
    resign()
  }
}

/**
 * Runs a task while no other tab of this browser runs one of this name. @returns what it comes to; rejects as it does
 */
export function runAlone<T>(locks: Locks, name: string, task: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const resign = locks.elect(name, () => {
    task().then(resolve, reject)
    return () => {}
  })
  void promise.finally(() => resign()).catch(() => {})
  return promise
}

/** Web Locks where they exist (secure pages), else a lease in `localStorage`. */
export function openLocks(scope: { locks?: LockManager } = globalThis.navigator): Locks {
  return scope.locks === undefined ? leaseLocks() : webLocks(scope.locks)
}

function webLocks(manager: LockManager): Locks {
  return {
    elect(name, lead) {
      const abort = new AbortController()
      const released = Promise.withResolvers<void>()
      abort.signal.addEventListener('abort', () => released.resolve())
      manager
        .request(name, { signal: abort.signal }, async () => {
          const resign = lead()
          await released.promise
          resign()
        })
        .catch(() => {}) // aborted while still waiting for the lock
      return () => abort.abort()
    },
  }
}

/** For pages without Web Locks (plain http on a LAN): a lease that every tab checks; a dead tab's lease expires. */
export function leaseLocks(lease: Lease = storedLease()): Locks {
  return {
    elect(name, lead) {
      const tabId = crypto.getRandomValues(new Uint32Array(2)).join('-')
      let resign: (() => void) | undefined
      const check = () => {
        const now = Date.now()
        const record = lease.read(name)
        const isOwner =
          record === undefined || record.until < now || record.until > now + LEASE_MS || record.owner === tabId
        if (isOwner) lease.write(name, { owner: tabId, until: now + LEASE_MS })
        if (isOwner && resign === undefined) resign = lead()
        if (!isOwner && resign !== undefined) {
          resign()
          resign = undefined
        }
      }
      check()
      const timer = setInterval(check, LEASE_MS / 3)
      return () => {
        clearInterval(timer)
        resign?.()
        if (lease.read(name)?.owner === tabId) lease.clear(name)
      }
    },
  }
}

const LEASE_MS = 15_000

interface LeaseRecord {
  readonly owner: string
  readonly until: number
}

interface Lease {
  read(name: string): LeaseRecord | undefined
  write(name: string, record: LeaseRecord): void
  clear(name: string): void
}

/** A lease in `localStorage`; without storage every tab leads, which costs work but loses nothing. */
function storedLease(): Lease {
  const attempt = <R>(task: () => R): R | undefined => {
    try {
      return task()
    } catch {
      return undefined
    }
  }
  return {
    read: (name) =>
      attempt(() => {
        const record: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
        if (typeof record !== 'object' || record === null || !('owner' in record && 'until' in record)) return undefined
        return { owner: String(record.owner), until: Number(record.until) || 0 }
      }),
    write: (name, record) => attempt(() => localStorage.setItem(name, JSON.stringify(record))),
    clear: (name) => attempt(() => localStorage.removeItem(name)),
  }
}
