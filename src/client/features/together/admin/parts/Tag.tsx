import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A word about something, beside its name. */
export const Tag = ({
  children,
  tone,
}: {
  readonly children: ReactNode
  readonly tone?: 'warn' | 'bad' | undefined
}) => (
  <span className={styles.tag} data-mood={tone}>
    {children}
  </span>
)
