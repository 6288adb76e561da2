import { classes } from '../styles/classes.ts'
import styles from './Mark.module.css'

export interface MarkProps {
  readonly size?: number
  /** Whether the mark draws itself repeatedly; static under reduced motion. */
  readonly drawing?: boolean
  readonly className?: string | undefined
}

/** The logo: a doorway, the raised step, the light inside; in `currentColor`. */
export function Mark({ size = 32, drawing = false, className }: MarkProps) {
  return (
    <svg
      className={classes(styles.mark, drawing && styles.drawing, className)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path pathLength="1" d="M6.5 26V11.5A6.5 6.5 0 0 1 13 5h6a6.5 6.5 0 0 1 6.5 6.5V26" />
      <path pathLength="1" d="M3.5 26.7h25" />
      <circle className={styles.light} cx="16" cy="17.2" r="4" />
    </svg>
  )
}
