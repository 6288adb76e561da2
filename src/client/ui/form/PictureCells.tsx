import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './ImagePicker.module.css'
import { CELLS, cellAfter } from './model.ts'

export interface Picture<T> {
  readonly value: T
  /** Its name, also shown as its tooltip. */
  readonly label: string
  readonly picture: ReactNode
}

export interface PictureCellsProps<T> {
  /** The id of what names the group. */
  readonly labelledBy: string
  readonly value: T
  readonly options: readonly Picture<T>[]
  /** `wide` is 16:10, for wallpapers. */
  readonly shape?: 'square' | 'wide'
  /** Cells in a row, where they are others than five. */
  readonly columns?: number
  readonly onChange: (value: T) => void
}

/** Cells of which one is chosen: one tab stop, arrows walk and choose. */
export function PictureCells<T extends string | number>({
  labelledBy,
  value,
  options,
  shape = 'square',
  columns = CELLS,
  onChange,
}: PictureCellsProps<T>) {
  const name = useId()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...event.currentTarget.querySelectorAll('input')]
    const at = cells.findIndex((cell) => cell.matches(':focus'))
    const next = at < 0 ? undefined : cellAfter(event.key, at, cells.length, columns)
    if (next === undefined) return
    event.preventDefault()
    cells[next]?.focus()
    cells[next]?.click()
  }
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={classes(styles.cells, shape === 'wide' && styles.wide)}
      style={{ '--columns': columns }}
      onKeyDown={walk}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.cell} title={option.label}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
        </label>
      ))}
    </div>
  )
}
