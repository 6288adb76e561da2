import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Steps } from '../../../lib/values/steps.ts'
import { isComposing } from '../../input/keyboard/composing.ts'
import { useMessages } from '../../messages.ts'
import { typedNumber, writeNumber } from '../model.ts'
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

/**
 * A number that becomes an input when pressed: Enter and blur commit the typed number, Esc discards it. What is no number
 * shows its error, stays editable and changes nothing.
 */
export function NumberInput({ label, value, name, unit: numberUnit, steps, onChange }: NumberInputProps) {
  const messages = useMessages()
  const errorId = useId()
  const [draft, setDraft] = useState<string>()
  const [showsError, setShowsError] = useState(false)
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
  const close = () => {
    setDraft(undefined)
    setShowsError(false)
  }
  const isRefused = draft.trim() !== '' && typedNumber(draft, steps, numberUnit) === undefined
  const commit = () => {
    setShowsError(isRefused)
    if (isRefused) return
    const number = typedNumber(draft, steps, numberUnit)
    close()
    if (number !== undefined && number !== value) onChange(number)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation() // Esc closes the input, not the panel around it
    restoresFocus.current = event.key === 'Escape' || !isRefused
    if (event.key === 'Enter') commit()
    else close()
  }
  const hasError = showsError && isRefused
  return (
    <div className={styles.typing}>
      <input
        ref={focusAndSelect}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={hasError}
        aria-describedby={hasError ? errorId : undefined}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={commit}
      />
      {hasError ? (
        <p id={errorId} role="alert" className={styles.error}>
          {messages('notNumber', { example: `${writeNumber(value)} ${numberUnit}`.trim() })}
        </p>
      ) : null}
    </div>
  )
}

/** Selects the text, so that typing replaces it. */
function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
