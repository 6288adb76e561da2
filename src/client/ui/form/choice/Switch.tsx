import { useId } from 'react'
import { type ControlProps, Row } from '../Row.tsx'
import styles from './Switch.module.css'

/** A setting that is on or off; a press anywhere in its row toggles it. */
export function Switch({ label, hint, value, onChange, onReset }: ControlProps<boolean>) {
  const id = useId()
  return (
    <Row label={label} hint={hint} noteId={`${id}-note`} onReset={onReset} control={id} pressAnywhere>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={value}
        className={styles.switch}
        checked={value}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Row>
  )
}
