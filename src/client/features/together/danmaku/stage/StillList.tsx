import type { ReactNode } from 'react'
import { classes } from '../../../../ui/styles/classes.ts'
import styles from './StillList.module.css'

interface StillListProps<T> {
  readonly className?: string | undefined
  readonly messages: readonly T[]
  readonly keyOf: (message: T) => string | number
  /** In px. */
  readonly sizeOf: (message: T) => number
  /** Draws a message in the size of its text. */
  readonly draw: (message: T) => ReactNode
}

/** The last messages below each other, for whoever wants nothing to move. */
export function StillList<T>({ className, messages, keyOf, sizeOf, draw }: StillListProps<T>) {
  return (
    <div className={classes(styles.list, className)} aria-hidden="true">
      {messages.map((message) => (
        <div key={keyOf(message)} className={styles.stillLine} style={{ fontSize: sizeOf(message) }}>
          {draw(message)}
        </div>
      ))}
    </div>
  )
}
