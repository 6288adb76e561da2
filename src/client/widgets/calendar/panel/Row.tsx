import type { ReactNode } from 'react'
import styles from './Row.module.css'

interface RowProps {
  /** What stands before the text. */
  readonly mark?: ReactNode
  readonly text: string
  /** When it is, at the end. */
  readonly when: string
  readonly isDone?: boolean
  readonly onPress: () => void
}

/** A row of the panel: what it is, and when. A press opens it. */
export const Row = ({ mark, text, when, isDone, onPress }: RowProps) => (
  <li>
    <button type="button" className={styles.row} data-done={isDone || undefined} onClick={onPress}>
      {mark}
      <span>{text}</span>
      <em>{when}</em>
    </button>
  </li>
)
