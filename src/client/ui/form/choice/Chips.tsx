import styles from './Chips.module.css'
import type { Option } from './Segmented.tsx'

interface ChipsProps<T> {
  readonly options: readonly Option<T>[]
  readonly isChosen: (value: T) => boolean
  readonly onPress: (value: T) => void
  /** The visible name; without it one of the following names them. */
  readonly legend?: string
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
}

/** Short labels in lines, of which one or several are chosen. */
export function Chips<T extends string | number>({ options, isChosen, onPress, legend, ...name }: ChipsProps<T>) {
  return (
    <fieldset className={styles.chips} {...name}>
      {legend !== undefined && <legend>{legend}</legend>}
      {options.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={isChosen(value)} onClick={() => onPress(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
