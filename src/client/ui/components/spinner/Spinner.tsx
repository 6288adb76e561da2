import { classes } from '../../styles/classes.ts'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  readonly size?: number
  /** Whether it is on an accent or danger fill, and takes the text colour of that fill. */
  readonly onFill?: boolean
  readonly className?: string | undefined
}

/** The small ring for buttons and toasts. The ten larger styles are in `styles/`, loaded lazily. */
export function Spinner({ size = 18, onFill = false, className }: SpinnerProps) {
  return (
    <svg
      className={classes(styles.spinner, onFill && styles.onFill, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={48 / size}
      aria-hidden="true"
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
