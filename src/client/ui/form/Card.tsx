import type { ReactNode } from 'react'
import styles from './Row.module.css'

/** A group of rows, separated by hairlines. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}

/** A column of cards. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
