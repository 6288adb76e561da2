import { type ReactNode, useRef } from 'react'
import { Icon } from '../components/icon/Icon.tsx'
import { RailEntry } from '../components/rail-entry/RailEntry.tsx'
import { plus } from '../icons/paths.ts'
import { fadingRow, useOverflowFades } from '../input/size/use-overflow-fades.ts'
import { classes } from '../styles/classes.ts'
import styles from './Rail.module.css'

interface RailProps {
  /** Its accessible name; without one its lists have names. */
  readonly label?: string
  readonly className?: string | undefined
  /** Lists, and buttons that add to them. */
  readonly children: ReactNode
}

/** A rail of folders, lists or tags beside the content; where it is as wide as a window, a row of chips that scrolls. */
export function Rail({ label, className, children }: RailProps) {
  const row = useRef<HTMLDivElement>(null)
  useOverflowFades(row)
  const content = { ref: row, className: classes(styles.rail, fadingRow), 'data-rail': '', children }
  return (
    <div className={classes(styles.frame, className)}>
      {label === undefined ? <div {...content} /> : <nav aria-label={label} {...content} />}
    </div>
  )
}

interface RailListProps {
  /** Its accessible name, where it has one of its own. */
  readonly label?: string
  /** Whether its name is a heading above it. */
  readonly isHeaded?: boolean
  readonly children: ReactNode
}

/** The items of a rail that belong together. */
export function RailList({ label, isHeaded = false, children }: RailListProps) {
  const list = <ul className={styles.list}>{children}</ul>
  if (label === undefined) return list
  return (
    <nav className={classes(styles.section, isHeaded && styles.headed)} aria-label={label}>
      {isHeaded ? <h3 className={styles.heading}>{label}</h3> : null}
      {list}
    </nav>
  )
}

/** The last entry of a rail, which adds a folder or list. */
export function RailAdd({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  return <RailEntry className={styles.add} icon={<Icon path={plus} size={16} />} label={label} onClick={onAdd} />
}
