import { type ReactNode, useId } from 'react'
import styles from './Box.module.css'

interface BoxProps {
  readonly title: string
  readonly note?: ReactNode
  /** At the end of the title's line, such as what leads to all of it. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A pane of the desk with a title; lines separate what is in it. */
export function Box({ title, note, end, children }: BoxProps) {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {note !== undefined && <small>{note}</small>}
        {end !== undefined && <span>{end}</span>}
      </header>
      {children}
    </section>
  )
}
