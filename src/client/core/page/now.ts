import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Milliseconds until the next second or minute begins: the clock ticks only when its figures change. */
export function msUntilTick(now: number, bySecond: boolean): number {
  const period = bySecond ? 1000 : 60_000
  return period - (now % period)
}

type Show = (moment: Date) => void

interface Pulse {
  /** Calls `show` now and at each tick. @returns ends it */
  follow(show: Show): () => void
}

/**
 * Ticks at the beginning of every second or minute, while the page is visible and somebody follows. All that follow are
 * drawn in one frame, what they render in React included: a frame costs the same, however little of it changes.
 */
function createPulse(bySecond: boolean): Pulse {
  const followers = new Set<{ readonly show: Show }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  // timers drift and laptops sleep: each tick computes the delay of the next one from the clock
  const plan = () => {
    clearTimeout(timer)
    timer = document.hidden || followers.size === 0 ? undefined : setTimeout(tick, msUntilTick(Date.now(), bySecond))
  }
  const tick = () => {
    plan()
    const moment = new Date()
    flushSync(() => {
      for (const { show } of followers) showSafely(show, moment)
    })
  }
  return {
    follow(show) {
      const follower = { show }
      if (followers.size === 0) document.addEventListener('visibilitychange', tick)
      followers.add(follower)
      show(new Date())
      plan()
      return () => {
        followers.delete(follower)
        if (followers.size > 0) return
        document.removeEventListener('visibilitychange', tick)
        plan()
      }
    },
  }
}

/** One that fails must not stop the others. */
function showSafely(show: Show, moment: Date): void {
  try {
    show(moment)
  } catch (error) {
    reportError(error)
  }
}

const seconds = createPulse(true)
const minutes = createPulse(false)

/** Calls `show` now and at the beginning of every second or minute while the page is visible. @returns ends it */
export const startTicking = (show: Show, bySecond: boolean): (() => void) => (bySecond ? seconds : minutes).follow(show)

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
