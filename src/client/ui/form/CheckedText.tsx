import { type KeyboardEvent, useState } from 'react'
import { TextField } from '../components/text-field/TextField.tsx'
import { isComposing } from '../input/composing.ts'

interface CheckedTextProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  /** What a text means, in the form that is kept; undefined if it means nothing. */
  readonly read: (text: string) => string | undefined
  /** Said when it means nothing. */
  readonly wrong: string
  readonly onChange: (value: string) => void
}

/** A text that must mean something: Enter and leaving take it; a wrong one is told, stays to be mended, changes nothing. */
export function CheckedText({ label, value, placeholder, read, wrong, onChange }: CheckedTextProps) {
  const [draft, setDraft] = useState<string>()
  const [told, setTold] = useState(false)
  const meant = draft === undefined ? value : read(draft)
  const take = () => {
    if (draft === undefined) return
    setTold(meant === undefined)
    if (meant === undefined) return
    setDraft(undefined)
    if (meant !== value) onChange(meant)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') take()
    if (event.key !== 'Escape' || draft === undefined) return
    event.stopPropagation() // the first Esc drops what was typed
    setDraft(undefined)
    setTold(false)
  }
  return (
    <TextField
      label={label}
      compact
      spellCheck={false}
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? value}
      error={told && meant === undefined ? wrong : undefined}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={take}
    />
  )
}
