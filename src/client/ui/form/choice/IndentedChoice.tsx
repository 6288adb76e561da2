import { useId } from 'react'
import { Icon } from '../../components/icon/Icon.tsx'
import { folder } from '../../icons/paths.ts'
import styles from './IndentedChoice.module.css'

interface IndentedOption<T> {
  readonly value: T
  readonly label: string
  /** How many folders are around it. */
  readonly depth: number
  /** A second, quieter line, such as the way to it. */
  readonly note?: string
}

interface IndentedChoiceProps<T> {
  readonly legend: string
  /** Undefined where none is chosen. */
  readonly value: T | undefined
  /** In the order of the tree. */
  readonly options: readonly IndentedOption<T>[]
  readonly onChange: (value: T) => void
}

/** A choice among the folders of a tree: one tab stop, arrow keys move and choose. */
export function IndentedChoice<T extends string>({ legend, value, options, onChange }: IndentedChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} style={{ '--depth': Math.min(option.depth, 6) }}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <Icon path={folder} size={16} />
            <span>
              {option.label}
              {option.note === undefined ? null : <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
