import type { ReactNode } from 'react'
import styles from './DeskRow.module.css'
import { Tag } from './Tag.tsx'

interface DeskRowProps {
  /** Its name for assistive technology. */
  readonly label: string
  readonly picture: ReactNode
  /** What it is about: a name on one line, or where `isText` a text, all of which is seen. */
  readonly title: string
  readonly isText?: boolean
  /** Of what kind it is. */
  readonly kind: string
  readonly note: ReactNode
  readonly acts: ReactNode
  /** What opens below the row: each of these that there is, in a frame of its own. */
  readonly below: readonly ReactNode[]
}

/** Something to be dealt with: what it is, what can be done with it, and below what that wants to know. */
export function DeskRow({ label, picture, title, isText = false, kind, note, acts, below }: DeskRowProps) {
  return (
    <li aria-label={label}>
      <div className={styles.row}>
        <span className={styles.picture}>{picture}</span>
        <span className={styles.text} data-whole={isText || undefined}>
          <b>
            <span>{title}</span>
            <Tag>{kind}</Tag>
          </b>
          <small>{note}</small>
        </span>
        <span className={styles.acts}>{acts}</span>
      </div>
      {below.map(
        (one, at) =>
          one !== undefined &&
          one !== false && (
            // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
            <div key={at} className={styles.below}>
              {one}
            </div>
          ),
      )}
    </li>
  )
}
