import { useEffect, useState } from 'react'
import { untilTick } from './model.ts'

/**
 * Calls `show` now and at the beginning of every second or minute, and not at all while the page is hidden.
 * Timers drift and laptops sleep, so each tick asks the clock anew how long the next one is away.
 */
export function startTicking(show: (moment: Date) => void, bySecond: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    show(new Date())
    timer = document.hidden ? undefined : setTimeout(tick, untilTick(Date.now(), bySecond))
  }
  const wake = () => {
    clearTimeout(timer)
    tick()
  }
  tick()
  document.addEventListener('visibilitychange', wake)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** Today, changing once a day: what shows a date is drawn again only then. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(
    // a date has no other way to learn that midnight has passed
    () =>
      startTicking((now) => setToday((shown) => (shown.toDateString() === now.toDateString() ? shown : now)), false),
    [],
  )
  return today
}
