import { useState } from 'react'
import styles from './TimeInput.module.css'

interface TimeInputProps {
  readonly type: 'date' | 'time'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The browser's own input. While its parts are typed it is incomplete: it is read when it is whole, or left. */
export function TimeInput({ type, label, value, onChange }: TimeInputProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <input
      type={type}
      className={styles.input}
      aria-label={label}
      {...(type === 'date' && { min: '1900-01-01', max: '9999-12-31' })}
      value={draft ?? value}
      onChange={({ currentTarget: { value: typed, validity } }) => {
        setDraft(typed)
        if (typed !== '' && validity.valid) onChange(typed)
      }}
      onBlur={({ currentTarget: { value: left, validity } }) => {
        setDraft(undefined)
        if (draft !== undefined && left !== value && validity.valid) onChange(left)
      }}
    />
  )
}
