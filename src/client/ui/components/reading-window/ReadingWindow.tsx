import type { ReactNode } from 'react'
import styles from './ReadingWindow.module.css'

interface ReadingWindowProps {
  /** Stands beside the content, or in a narrow window above it. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A window that scrolls on the paper for reading; container queries of its content ask for its width. */
export function ReadingWindow({ beside, children }: ReadingWindowProps) {
  return (
    <div className={styles.window}>
      {beside === undefined ? (
        children
      ) : (
        <div className={styles.sides}>
          {beside}
          <section className={styles.side}>{children}</section>
        </div>
      )}
    </div>
  )
}
