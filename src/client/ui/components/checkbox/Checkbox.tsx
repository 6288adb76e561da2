import { useId } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  readonly label: string
  /** At the end of the line, such as a count. */
  readonly note?: string
  /** What it means, below it. */
  readonly hint?: string
  readonly checked: boolean
  /** Whether some of what it stands for is on. */
  readonly mixed?: boolean
  readonly onChange: (checked: boolean) => void
  readonly onFocus?: () => void
}

/** One of several choices that are on or off, outside of settings, whose rows have switches. */
export function Checkbox({ label, note, hint, checked, mixed = false, onChange, onFocus }: CheckboxProps) {
  const id = useId()
  return (
    <>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          ref={(input) => {
            if (input !== null) input.indeterminate = mixed
          }}
          checked={checked}
          onFocus={onFocus}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...(hint !== undefined && { 'aria-describedby': id })}
        />
        <span>{label}</span>
        {note === undefined ? null : <small>{note}</small>}
      </label>
      {hint === undefined ? null : (
        <small id={id} className={styles.hint}>
          {hint}
        </small>
      )}
    </>
  )
}
