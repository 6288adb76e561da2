import { type KeyboardEvent, useRef, useState } from 'react'
import type { Steps } from '../../../shared/lib/data/steps.ts'
import { isComposing } from '../input/composing.ts'
import { useMessages } from '../messages.ts'
import { typedNumber, writeNumber } from './model.ts'
import styles from './Slider.module.css'

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly unit: string
  readonly steps: Steps
  readonly onChange: (value: number) => void
}

/** A number that becomes a field when it is pressed: Enter and leaving take what was typed, Esc drops it. */
export function NumberInput({ label, value, unit, steps, onChange }: FigureProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState<string>()
  const returning = useRef(false)
  if (draft === undefined) {
    const figure = writeNumber(value)
    return (
      <button
        ref={(button) => {
          if (returning.current) button?.focus()
          returning.current = false
        }}
        type="button"
        className={styles.figure}
        aria-label={messages('typeNumber', { name: label, value: unit === '' ? figure : `${figure} ${unit}` })}
        onClick={() => setDraft(String(value))}
      >
        {figure}
        {unit === '' ? null : <small>{` ${unit}`}</small>}
      </button>
    )
  }
  const leave = (typed: string) => {
    const number = typedNumber(typed, steps)
    setDraft(undefined)
    if (number !== undefined && number !== value) onChange(number)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation() // Esc leaves the field, not the panel that it stands in
    returning.current = true
    leave(event.key === 'Enter' ? draft : '')
  }
  return (
    <input
      ref={select}
      className={styles.typing}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => leave(draft)}
    />
  )
}

/** Ready to be typed over. */
function select(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
