/** Chooses one among the tabs of this browser. */
export interface Locks {
  /** Calls `lead` once this tab is the only leader under this name, and `lead`'s answer when it stops being it. */
  elect(name: string, lead: () => () => void): () => void
}

/** Web Locks where they exist (secure pages), else a lease in `localStorage`. */
export function openLocks(scope: { locks?: LockManager } = globalThis.navigator): Locks {
  return scope.locks === undefined ? pageLocks() : webLocks(scope.locks)
}

function webLocks(manager: LockManager): Locks {
  return {
    elect(name, lead) {
      const end = new AbortController()
      const held = Promise.withResolvers<void>()
      end.signal.addEventListener('abort', () => held.resolve())
      manager
        .request(name, { signal: end.signal }, async () => {
          const resign = lead()
          await held.promise
          resign()
        })
        .catch(() => {}) // resigned while still waiting for its turn
      return () => end.abort()
    },
  }
}

/** For pages without Web Locks (plain http on a LAN): a lease that every tab checks; a dead tab's lease runs out. */
export function pageLocks(lease: Lease = storedLease()): Locks {
  return {
    elect(name, lead) {
      const me = crypto.getRandomValues(new Uint32Array(2)).join('-')
      let resign: (() => void) | undefined
      const check = () => {
        const now = Date.now()
        const held = lease.read(name)
        const mine = held === undefined || held.until < now || held.until > now + LEASE_MS || held.owner === me
        if (mine) lease.write(name, { owner: me, until: now + LEASE_MS })
        if (mine && resign === undefined) resign = lead()
        if (!mine && resign !== undefined) {
          resign()
          resign = undefined
        }
      }
      check()
      const timer = setInterval(check, LEASE_MS / 3)
      return () => {
        clearInterval(timer)
        resign?.()
        if (lease.read(name)?.owner === me) lease.clear(name)
      }
    },
  }
}

const LEASE_MS = 15_000

interface Held {
  readonly owner: string
  readonly until: number
}

interface Lease {
  read(name: string): Held | undefined
  write(name: string, held: Held): void
  clear(name: string): void
}

/** A lease in `localStorage`; without it every tab leads, which costs work and loses nothing. */
function storedLease(): Lease {
  const guarded = <R>(task: () => R): R | undefined => {
    try {
      return task()
    } catch {
      return undefined
    }
  }
  return {
    read: (name) =>
      guarded(() => {
        const held: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
        if (typeof held !== 'object' || held === null || !('owner' in held && 'until' in held)) return undefined
        return { owner: String(held.owner), until: Number(held.until) || 0 }
      }),
    write: (name, held) => guarded(() => localStorage.setItem(name, JSON.stringify(held))),
    clear: (name) => guarded(() => localStorage.removeItem(name)),
  }
}
