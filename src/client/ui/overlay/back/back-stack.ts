/** The browser's session history, as far as overlays use it. */
export interface SessionHistory {
  /** How many entries of overlays are below the current one, itself included; 0 at the page's own entry. */
  depth(): number
  hash(): string
  push(depth: number, hash: string): void
  replace(depth: number, hash: string): void
  /** Moves by a number of entries; the browser tells of it later. */
  go(entries: number): void
}

/** Something that is open, and that "back" closes. */
interface Closable {
  readonly close: () => void
  /** The hash of the address while it is open. */
  readonly hash: string
}

export interface BackStack {
  /** @returns takes it off, when it is closed by other means */
  add(closable: Closable): () => void
  /** To be called when the browser has moved in its history. */
  moved(): void
  /** Brings the history in line with what is open, such as after a reload. */
  settle(): void
}

/**
 * How long the entry of what has closed is left to what opens in its place, such as a dialog of a menu, which may have to be
 * loaded first: "back" while the history goes back and forth would leave the page.
 */
const TAKEOVER_MS = 300

/**
 * Gives each open overlay an entry of the history, so that "back" closes the topmost one. An entry is made while it
 * opens, by the user: browsers pass over those that a page makes by itself.
 * @param later runs work after so many ms
 */
export function createBackStack(history: SessionHistory, later: (work: () => void, ms: number) => void): BackStack {
  let open: readonly Closable[] = []
  let isWaiting = false
  let isMoving = false
  /** Where the history was last: what opens has no entry yet for the rest of its turn. */
  let lastDepth = history.depth()

  const hashAt = (depth: number) => open.slice(0, depth).findLast(({ hash }) => hash !== '')?.hash ?? ''

  function settle() {
    if (isMoving) return
    const depth = history.depth()
    if (depth > open.length) {
      isMoving = true
      history.go(open.length - depth)
      return
    }
    if (history.hash() !== hashAt(depth)) history.replace(depth, hashAt(depth))
    for (let next = depth + 1; next <= open.length; next += 1) history.push(next, hashAt(next))
    lastDepth = open.length
  }

  function settleLater() {
    if (isWaiting) return
    isWaiting = true
    later(() => {
      isWaiting = false
      settle()
    }, 0)
  }

  return {
    add(closable) {
      open = [...open, closable]
      settleLater()
      return () => {
        open = open.filter((one) => one !== closable)
        later(settle, TAKEOVER_MS)
      }
    },
    moved() {
      const depth = history.depth()
      const count = Math.max(0, Math.min(open.length, lastDepth - depth))
      lastDepth = depth
      if (!isMoving) for (const { close } of open.toReversed().slice(0, count)) close()
      isMoving = false
      settleLater() // what did not close gets its entry again
    },
    settle,
  }
}
