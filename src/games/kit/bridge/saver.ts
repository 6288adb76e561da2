/** So many states a second are sent at once: more than anybody makes moves. Of more the newest follows. */
const AT_ONCE = 8
const SECOND_MS = 1000

/** Has states kept, at once where it can. */
export interface Saver<Saved> {
  /** @param read called when the state is sent; without a value the one before stays */
  save(read: () => Saved | undefined): void
  /** Sends what has not been sent. */
  flush(): void
}

/** @param send hears at most `AT_ONCE` states a second, beside those that are flushed */
export function createSaver<Saved>(send: (saved: Saved) => void): Saver<Saved> {
  let waiting: (() => Saved | undefined) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent: readonly number[] = []
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const saved = waiting?.()
    waiting = undefined
    if (saved === undefined) return
    sent = [...sent, Date.now()].slice(-AT_ONCE)
    send(saved)
  }
  return {
    flush,
    save(read) {
      waiting = read
      if (timer !== undefined) return
      const [first = 0] = sent
      const wait = sent.length < AT_ONCE ? 0 : first + SECOND_MS - Date.now()
      if (wait > 0)
        timer = setTimeout(flush, Math.min(wait, SECOND_MS)) // the clock may have been set back
      else flush()
    },
  }
}
