import { type KeyboardEvent, useState } from 'react'
import { TextField } from '../components/text-field/TextField.tsx'
import { isComposing } from '../input/keyboard/composing.ts'

interface CheckedTextProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  /** Parses a text into the stored form; undefined if it is invalid. */
  readonly parse: (text: string) => string | undefined
  /** The error shown for an invalid text. */
  readonly invalidMessage: string
  readonly onChange: (value: string) => void
}

/** A validated text field: Enter and blur commit; an invalid text shows its error, stays editable, changes nothing. */
export function CheckedText({ label, value, placeholder, parse, invalidMessage, onChange }: CheckedTextProps) {
  /** The typed text, and the value that it was to replace: another choice meanwhile discards it. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: string }>()
  const draft = typed?.of === value ? typed.text : undefined
  const [showsError, setShowsError] = useState(false)
  const parsed = draft === undefined ? value : parse(draft)
  const commit = () => {
    if (draft === undefined) return
    setShowsError(parsed === undefined)
    if (parsed === undefined) return
    setTyped(undefined)
    if (parsed !== value) onChange(parsed)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') commit()
    if (event.key !== 'Escape' || draft === undefined) return
    event.stopPropagation() // the first Esc discards the draft only
    setTyped(undefined)
    setShowsError(false)
  }
  return (
    <TextField
      label={label}
      compact
      spellCheck={false}
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? value}
      error={showsError && draft !== undefined && parsed === undefined ? invalidMessage : undefined}
      onChange={(event) => setTyped({ text: event.currentTarget.value, of: value })}
      onKeyDown={handleKey}
      onBlur={commit}
    />
  )
}
