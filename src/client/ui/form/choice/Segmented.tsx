import { useId } from 'react'
import { type ControlProps, Row } from '../Row.tsx'
import styles from './Segmented.module.css'

export interface Option<T> {
  readonly value: T
  readonly label: string
}

export interface ChoiceProps<T> extends ControlProps<T> {
  readonly options: readonly Option<T>[]
}

/** A choice among at most four short labels, side by side. */
export function Segmented<T extends string | number>({ label, hint, onReset, ...choice }: ChoiceProps<T>) {
  const id = useId()
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset} wraps>
      <Segments {...choice} aria-labelledby={id} />
    </Row>
  )
}

interface SegmentsProps<T> extends Pick<ChoiceProps<T>, 'value' | 'options' | 'onChange'> {
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
}

/** The segments alone, outside a form. */
export function Segments<T extends string | number>({ value, options, onChange, ...name }: SegmentsProps<T>) {
  const id = useId()
  return (
    <div className={styles.segments} role="radiogroup" {...name}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
