import type { ReactNode } from 'react'
import styles from './Row.module.css'

interface CardProps {
  /** What its rows have in common, where their names alone do not say it. */
  readonly heading?: string | undefined
  readonly children: ReactNode
}

/** A group of rows, separated by hairlines. */
export function Card({ heading, children }: CardProps) {
  return (
    <div className={styles.card}>
      {heading === undefined ? null : <h3 className={styles.heading}>{heading}</h3>}
      {children}
    </div>
  )
}

/** A column of cards. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
