import type { ReactNode } from 'react'
import styles from './Ring.module.css'

interface RingProps {
  /** The elapsed part, 0–1. */
  readonly part: number
  /** Relative to a ring of 86. */
  readonly width: number
  /** What is inside; it changes all the time. */
  readonly children: ReactNode
}

/** The elapsed part of a working day as a ring that fills its box. */
export function Ring({ part, width, children }: RingProps) {
  const circle = { cx: 43, cy: 43, r: 43 - width / 2, fill: 'none', strokeWidth: width, pathLength: 1 }
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 86 86" aria-hidden="true">
        <circle {...circle} className={styles.track} />
        {part > 0 ? (
          <circle
            {...circle}
            data-volatile=""
            className={styles.elapsed}
            strokeLinecap="round"
            strokeDasharray={`${Math.max(0.002, part)} 2`}
          />
        ) : null}
      </svg>
      <div className={styles.inside} data-volatile="">
        {children}
      </div>
    </div>
  )
}
