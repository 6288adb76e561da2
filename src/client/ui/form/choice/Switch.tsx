import { type ComponentProps, useId } from 'react'
import { type ControlProps, Row } from '../Row.tsx'
import styles from './Switch.module.css'

/** A setting that is on or off; a press anywhere in its row toggles it. */
export function Switch({ label, hint, value, onChange, onReset }: ControlProps<boolean>) {
  const id = useId()
  return (
    <Row label={label} hint={hint} noteId={`${id}-note`} onReset={onReset} control={id} pressAnywhere>
      <SwitchControl
        id={id}
        value={value}
        onChange={onChange}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
      />
    </Row>
  )
}

interface SwitchControlProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** The switch alone, outside a form. */
export function SwitchControl({ value, onChange, ...rest }: SwitchControlProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={value}
      className={styles.switch}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
