import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import styles from './ListRow.module.css'

interface ListRowProps extends ComponentProps<'li'> {
  /** The usual height of a row of a long list, in px: only rows that are seen are laid out. */
  readonly longPx?: number
}

/** A row of a list: a ListRowButton or ListRowLink, then buttons for what else can be done with it. */
export function ListRow({ longPx, className, style, ...rest }: ListRowProps) {
  const isLong = longPx !== undefined
  return (
    <li
      {...rest}
      className={classes(styles.row, isLong && styles.long, className)}
      style={isLong ? { '--row-height': `${longPx}px`, ...style } : style}
    />
  )
}

interface ListRowTextProps {
  readonly label: ReactNode
  /** A second, quieter line. */
  readonly note?: ReactNode
}

/** The text of a row: what it is, and a note below. */
export function ListRowText({ label, note }: ListRowTextProps) {
  return (
    <span className={styles.text}>
      <b>{label}</b>
      {note === undefined ? null : <small>{note}</small>}
    </span>
  )
}

interface ListRowContentProps extends ListRowTextProps {
  /** Before the text. */
  readonly picture?: ReactNode
  /** Behind the text. */
  readonly end?: ReactNode
}

/** The part of a row that is pressed, as a button; `aria-current` is on the one that is open. */
export function ListRowButton({
  picture,
  label,
  note,
  end,
  className,
  ...rest
}: ListRowContentProps & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" {...rest} className={classes(styles.press, className)}>
      {picture}
      <ListRowText label={label} note={note} />
      {end}
    </button>
  )
}

/** The part of a row that is pressed, as a link. */
export function ListRowLink({
  picture,
  label,
  note,
  end,
  className,
  ...rest
}: ListRowContentProps & Omit<ComponentProps<'a'>, 'children'>) {
  return (
    <a {...rest} className={classes(styles.press, className)}>
      {picture}
      <ListRowText label={label} note={note} />
      {end}
    </a>
  )
}
