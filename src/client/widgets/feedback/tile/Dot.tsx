import { classes } from '../../../kit/components.ts'
import styles from './Dot.module.css'

interface DotProps {
  /** Upon a picture it is larger, with a ring. */
  readonly isOnPicture?: boolean
  /** What it says, where no words beside it do. */
  readonly label?: string
}

/** The mark of an answer that was not seen. */
export function Dot({ isOnPicture = false, label }: DotProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return <i className={classes(styles.dot, isOnPicture && styles.onPicture)} {...name} />
}
