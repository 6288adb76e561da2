import { type ReactNode, useId } from 'react'
import styles from './ActRow.module.css'

interface ActRowProps {
  readonly name: string
  /** What it does. */
  readonly hint: string
  /** The button. */
  readonly children: ReactNode
  /** What has come of it, below. */
  readonly outcome?: ReactNode
}

/** Something that can be done, what it does, and its button. */
export function ActRow({ name, hint, children, outcome }: ActRowProps) {
  const id = useId()
  return (
    <li className={styles.row} aria-labelledby={id}>
      <span className={styles.text}>
        <b id={id}>{name}</b>
        <small>{hint}</small>
      </span>
      {children}
      {outcome && <div className={styles.outcome}>{outcome}</div>}
    </li>
  )
}
