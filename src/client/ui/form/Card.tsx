import type { ReactNode } from 'react'
import styles from './Row.module.css'

/** Rows that belong together, split by hairlines. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}

/** Cards one below the other. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
