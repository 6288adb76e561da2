/** A clock that can be stopped, such as while the page is hidden; in ms. */
export interface RunClock {
  readonly now: () => number
  readonly pause: () => void
  readonly resume: () => void
}

export function startRunClock(): RunClock {
  let behind = 0
  let pausedAt: number | undefined
  return {
    now: () => (pausedAt ?? performance.now()) - behind,
    pause() {
      pausedAt ??= performance.now()
    },
    resume() {
      if (pausedAt === undefined) return
      behind += performance.now() - pausedAt
      pausedAt = undefined
    },
  }
}
