import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../input/keyboard/composing.ts'
import styles from './Rail.module.css'
import { keepRailFocus } from './rail-of.ts'

interface RailNameFieldProps {
  readonly label: string
  readonly initial: string
  /** In characters. */
  readonly maxLength: number
  /** In how many items it is. */
  readonly depth?: number
  /** Takes the typed name, by Enter or by leaving the field; after Esc the initial one. The field is to go then. */
  readonly onDone: (name: string) => void
}

/** The name of an item that is renamed in its place, or of one that is made. */
export function RailNameField({ label, initial, maxLength, depth = 0, onDone }: RailNameFieldProps) {
  const isDone = useRef(false)
  const finish = (input: HTMLInputElement, name: string) => {
    if (isDone.current) return // the field that Enter removes loses the focus, too
    isDone.current = true
    keepRailFocus(input)
    onDone(name)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation() // Esc ends the typing, not the window
    finish(event.currentTarget, event.key === 'Enter' ? event.currentTarget.value : initial)
  }
  return (
    <li className={styles.item} style={{ '--depth': depth }}>
      <input
        ref={selectAll}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        defaultValue={initial}
        maxLength={maxLength}
        onKeyDown={press}
        onBlur={({ currentTarget }) => finish(currentTarget, currentTarget.value)}
      />
    </li>
  )
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
  input?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
