import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import styles from './RailEntry.module.css'

interface RailEntryProps extends ComponentProps<'button'> {
  readonly icon?: ReactNode
  readonly label: string
  /** At its end, such as how many things it has. */
  readonly count?: ReactNode
}

/** An entry of a rail beside the content; `aria-current` is on the one that is shown. */
export function RailEntry({ icon, label, count, className, ...rest }: RailEntryProps) {
  return (
    <button type="button" {...rest} className={classes(styles.entry, className)}>
      {icon}
      <span>{label}</span>
      {count === undefined ? null : <em>{count}</em>}
    </button>
  )
}
