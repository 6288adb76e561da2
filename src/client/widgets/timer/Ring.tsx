import { type ReactNode, useEffect, useRef } from 'react'
import { classes, isAnimationOff } from '../../kit/components.ts'
import { type Countdown, leftAt } from './kernel/countdown.ts'
import styles from './Ring.module.css'

interface RingProps {
  readonly countdown: Countdown
  /** What is left, in ms: where nothing moves, the ring shows it. */
  readonly leftMs: number
  /** Of 100. */
  readonly width: number
  /** Whether it empties evenly; else by steps, as it is drawn. */
  readonly moves?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What is left of a countdown as a ring around its content, which empties from twelve on. */
export function Ring({ countdown, leftMs, width, moves = false, className, children }: RingProps) {
  const rest = useRef<SVGCircleElement>(null)
  const { lengthMs, startedAt } = countdown
  useEffect(
    // an animation is outside of React: it needs no script while it runs
    () => (moves && startedAt !== null ? empty(rest.current, countdown) : undefined),
    [moves, startedAt, countdown],
  )
  const circle = { cx: 50, cy: 50, r: 50 - width / 2, fill: 'none', strokeWidth: width, pathLength: 1 }
  const gone = 1 - Math.min(1, leftMs / lengthMs)
  return (
    <div className={classes(styles.ring, className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle {...circle} className={styles.track} />
        {leftMs > 0 && (
          <circle
            {...circle}
            ref={rest}
            data-volatile=""
            className={styles.rest}
            strokeLinecap="round"
            strokeDasharray="1 1"
            strokeDashoffset={-gone}
          />
        )}
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}

/** Lets a ring empty, from where it is now. @returns ends it */
function empty(circle: SVGCircleElement | null, countdown: Countdown): (() => void) | undefined {
  if (circle === null || isAnimationOff()) return undefined
  const { lengthMs } = countdown
  const animation = circle.animate(
    { strokeDashoffset: ['0', '-1'] },
    { duration: lengthMs, delay: leftAt(countdown, Date.now()) - lengthMs, fill: 'both' },
  )
  return () => animation.cancel()
}
