import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import styles from './EntryPicture.module.css'
import type { SearchResult } from './results.ts'

interface Props {
  readonly result: SearchResult
  /** Side in px. */
  readonly size: number
}

/** The picture of an entry: its own face, else the icon of the entry or of its source. */
export function EntryPicture({ result: { entry, source }, size }: Props) {
  return (
    <span
      className={classes(styles.picture, entry.draw && styles.face)}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {entry.draw?.(size) ?? (
        <span className={styles.icon}>
          <NamedIcon name={entry.icon ?? source.icon} size={Math.round(size * 0.8)} />
        </span>
      )}
    </span>
  )
}
