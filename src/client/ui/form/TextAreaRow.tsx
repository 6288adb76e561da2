import { useId } from 'react'
import { type ControlProps, Row } from './Row.tsx'
import styles from './TextAreaRow.module.css'

interface TextAreaRowProps extends Omit<ControlProps<string>, 'onReset'> {
  /** Characters at most. */
  readonly max: number
  /** Lines that it is high, until the user stretches it. */
  readonly rows: number
  readonly placeholder?: string
}

/** Text of several lines that reports every change. */
export function TextAreaRow({ label, hint, value, max, rows, placeholder, onChange }: TextAreaRowProps) {
  const id = useId()
  return (
    <Row
      label={label}
      hint={hint}
      control={id}
      below={
        <textarea
          id={id}
          className={styles.text}
          placeholder={placeholder}
          maxLength={max}
          rows={rows}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
    />
  )
}
