import { useEffect, useState } from 'react'
import { msUntilTick } from './model.ts'

/**
 * Calls `show` now and at the beginning of every second or minute while the page is visible. Timers drift and laptops
 * sleep: each tick computes the delay of the next one from the clock.
 */
export function startTicking(show: (moment: Date) => void, bySecond: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    show(new Date())
    timer = document.hidden ? undefined : setTimeout(tick, msUntilTick(Date.now(), bySecond))
  }
  const restart = () => {
    clearTimeout(timer)
    tick()
  }
  tick()
  document.addEventListener('visibilitychange', restart)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restart)
  }
}

/** Today; renders again once a day. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(
    // midnight is outside of React
    () =>
      startTicking((now) => setToday((shown) => (shown.toDateString() === now.toDateString() ? shown : now)), false),
    [],
  )
  return today
}
