import { useEffect, useState } from 'react'
import { type Countdown, type CountdownState, countdownState, endOf, leftAt } from './kernel/countdown.ts'
import { untilNextSecond } from './kernel/duration.ts'

interface Shown {
  readonly state: CountdownState
  readonly leftMs: number
}

/** A countdown as it is now: anew whenever a second of it is over, while the page is visible and until it ends. */
export function useCountdown(countdown: Countdown): Shown {
  const end = endOf(countdown)
  const [now, setNow] = useState(() => Date.now())
  // time is outside of React
  useEffect(() => (end === undefined ? undefined : tickUntil(end, setNow)), [end])
  return { state: countdownState(countdown, now), leftMs: leftAt(countdown, now) }
}

function tickUntil(end: number, show: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = Date.now()
    show(now)
    if (!document.hidden && now < end) timer = setTimeout(tick, untilNextSecond(now, end))
  }
  tick()
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
