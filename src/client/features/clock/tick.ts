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

/** Now; renders again once a day, or whenever `unit` of it changes. */
export function useToday(unit = (moment: Date): string => moment.toDateString()): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(
    // midnight is outside of React
    () => startTicking((now) => setToday((shown) => (unit(shown) === unit(now) ? shown : now)), false),
    [unit],
  )
  return today
}
