import { type KeyboardEvent, useRef, useState } from 'react'
import type { Steps } from '../../../shared/lib/data/steps.ts'
import { isComposing } from '../input/composing.ts'
import { useMessages } from '../messages.ts'
import { typedNumber, writeNumber } from './model.ts'
import styles from './Slider.module.css'

interface NumberInputProps {
  readonly label: string
  readonly value: number
  /** Shown instead of the number and its unit. */
  readonly name?: string | undefined
  readonly unit: string
  readonly steps: Steps
  readonly onChange: (value: number) => void
}

/** A number that becomes an input when pressed: Enter and blur commit the typed number, Esc discards it. */
export function NumberInput({ label, value, name, unit: numberUnit, steps, onChange }: NumberInputProps) {
  const messages = useMessages()
  const [draft, setDraft] = useState<string>()
  const restoresFocus = useRef(false)
  if (draft === undefined) {
    const [text, unit] = name === undefined ? [writeNumber(value), numberUnit] : [name, '']
    return (
      <button
        ref={(button) => {
          if (restoresFocus.current) button?.focus()
          restoresFocus.current = false
        }}
        type="button"
        className={styles.number}
        aria-label={messages('typeNumber', { name: label, value: unit === '' ? text : `${text} ${unit}` })}
        onClick={() => setDraft(String(value))}
      >
        {text}
        {unit === '' ? null : <small>{` ${unit}`}</small>}
      </button>
    )
  }
  const commit = (typed: string) => {
    const number = typedNumber(typed, steps)
    setDraft(undefined)
    if (number !== undefined && number !== value) onChange(number)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation() // Esc closes the input, not the panel around it
    restoresFocus.current = true
    commit(event.key === 'Enter' ? draft : '')
  }
  return (
    <input
      ref={focusAndSelect}
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={handleKey}
      onBlur={() => commit(draft)}
    />
  )
}

/** Selects the text, so that typing replaces it. */
function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
