/** How long a game has been played, in ms: time that stands still while nobody plays. */
export interface PlayingTime {
  readonly ms: number
  /** Since when it goes on, by `performance.now()`; undefined while it stands still. */
  readonly since: number | undefined
}

export const stoppedTime = (ms: number): PlayingTime => ({ ms, since: undefined })

/** The time that has been played at `now`, in ms. */
export const playedMs = ({ ms, since }: PlayingTime, now: number): number =>
  Math.round(since === undefined ? ms : ms + Math.max(0, now - since))

/** The time, going on or standing still from `now`. */
export function runTime(time: PlayingTime, isRunning: boolean, now: number): PlayingTime {
  if (isRunning === (time.since !== undefined)) return time
  return isRunning ? { ms: time.ms, since: now } : stoppedTime(playedMs(time, now))
}
