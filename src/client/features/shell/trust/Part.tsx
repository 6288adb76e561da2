import { type ReactNode, useId } from 'react'

/** One of those that were contacted, or a permission. */
export interface Line {
  readonly key: string
  readonly name: string
  /** A state or a number. */
  readonly value: string
  readonly reason?: string
  /** In place of the value. */
  readonly action?: ReactNode
}

interface PartProps {
  readonly title: string
  readonly lines: readonly Line[]
  /** What stands there if there are no lines. */
  readonly none: string
  readonly children?: ReactNode
}

/** A list under a heading; in place of an empty one a sentence. */
export function Part({ title, lines, none, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {lines.length === 0 && none !== '' ? <p>{none}</p> : null}
      <ul>
        {lines.map(({ key, name, value, reason, action }) => (
          <li key={key}>
            <b>{name}</b>
            {action ?? <span>{value}</span>}
            {reason === undefined ? null : <small>{reason}</small>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
