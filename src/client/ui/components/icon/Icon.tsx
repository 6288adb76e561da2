import { classes } from '../../styles/classes.ts'
import styles from './Icon.module.css'

export interface IconProps {
  /** One of `icons/paths.ts`, or path data in the same form. */
  readonly path: string
  /** Side in px: usually 16, 18 or 20. */
  readonly size?: number
  readonly className?: string | undefined
}

/** A line icon in `currentColor`. It has no accessible name: the control around it does. */
export function Icon({ path, size = 18, className }: IconProps) {
  const [line, solid, width] = path.split('|')
  return (
    <svg
      className={classes(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={width ? { strokeWidth: width } : undefined}
    >
      {line ? <path d={line} /> : null}
      {solid ? <path className={styles.solid} d={solid} /> : null}
    </svg>
  )
}
