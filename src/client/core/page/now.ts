import { useEffect, useState } from 'react'

/** Milliseconds until the next second or minute begins: the clock ticks only when its figures change. */
export function msUntilTick(now: number, bySecond: boolean): number {
  const period = bySecond ? 1000 : 60_000
  return period - (now % period)
}

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

/** Now; renders again whenever `unit` of it changes, such as its hour. */
export function useNow(unit: (moment: Date) => string): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(
    // time passes outside of React
    () => startTicking((later) => setNow((shown) => (unit(shown) === unit(later) ? shown : later)), false),
    [unit],
  )
  return now
}

const dayOf = (moment: Date) => moment.toDateString()

/** Now; renders again once a day. */
export const useToday = (): Date => useNow(dayOf)
