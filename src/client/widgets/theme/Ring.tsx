import { useEffect, useState } from 'react'
import { TRIAL_MS } from '../../kit/themes.ts'
import { secondsLeft } from './model.ts'
import styles from './Ring.module.css'

interface RingProps {
  /** When it is empty, in ms since the epoch. */
  readonly endsAt: number
  /** Its side, in px. */
  readonly size: number
}

/** What is left of a trial: a ring that empties, and its seconds. */
export function Ring({ endsAt, size }: RingProps) {
  const seconds = useSecondsLeft(endsAt)
  const shownMs = TRIAL_MS - Math.max(0, endsAt - Date.now())
  return (
    <span className={styles.ring} style={{ '--size': `${size}px` }} role="timer" aria-live="off">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r="21" />
        <circle
          key={endsAt}
          className={styles.rest}
          cx="24"
          cy="24"
          r="21"
          pathLength="100"
          style={{ animationDuration: `${TRIAL_MS}ms`, animationDelay: `${-Math.round(shownMs)}ms` }}
        />
      </svg>
      <b>{seconds}</b>
    </span>
  )
}

function useSecondsLeft(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt - Date.now()))
  useEffect(() => {
    const update = () => setSeconds(secondsLeft(endsAt - Date.now()))
    update()
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return seconds
}
