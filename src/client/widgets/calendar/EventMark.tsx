import { classes } from '../../kit/components.ts'
import styles from './EventMark.module.css'
import type { EventColor } from './kernel/event.ts'

/** The class that gives an element the colour of an event, as `--event`, and its tints. */
export const colorClass = (color: EventColor): string => classes(styles.color, styles[color])

interface EventMarkProps {
  /** Without one it is of what another widget has: a ring. */
  readonly color: EventColor | undefined
  readonly isDone?: boolean
}

/** The mark of an entry: each colour has a shape of its own. */
export const EventMark = ({ color, isDone = false }: EventMarkProps) => (
  <i
    aria-hidden="true"
    className={classes(styles.mark, color === undefined ? styles.ring : colorClass(color))}
    data-done={isDone || undefined}
  />
)
