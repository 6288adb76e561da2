import type { ReactNode } from 'react'
import { useMessages } from '../messages.ts'
import styles from './Advanced.module.css'

interface AdvancedProps {
  /** Whether it is open at first: its content holds the present choice. */
  readonly open: boolean
  readonly children: ReactNode
}

/** A part of a row that few people need, such as a field for raw CSS, behind a disclosure. */
export function Advanced({ open, children }: AdvancedProps) {
  return (
    <details className={styles.advanced} open={open}>
      <summary>{useMessages()('advanced')}</summary>
      {children}
    </details>
  )
}
