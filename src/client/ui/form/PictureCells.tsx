import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import { classes } from '../styles/classes.ts'
import styles from './ImagePicker.module.css'
import { CELLS, cellAfter } from './model.ts'

export interface Picture<T> {
  readonly value: T
  /** Its name, also shown as its tooltip. */
  readonly label: string
  readonly picture: ReactNode
}

interface CellsOf<T> {
  /** The id of what names the group. */
  readonly labelledBy: string
  readonly options: readonly Picture<T>[]
  /** `wide` is 16:10, for wallpapers. */
  readonly shape?: 'square' | 'wide'
  /** Cells in a row, where they are others than five. */
  readonly columns?: number
}

export interface PictureCellsProps<T> extends CellsOf<T> {
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Cells of which one is chosen: one tab stop, arrows walk and choose. */
export function PictureCells<T extends string | number>({
  labelledBy,
  value,
  onChange,
  ...cells
}: PictureCellsProps<T>) {
  const name = useId()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const at = inputs.findIndex((input) => input.matches(':focus'))
    const next = at < 0 ? undefined : cellAfter(event.key, at, inputs.length, cells.columns ?? CELLS)
    if (next === undefined) return
    event.preventDefault()
    inputs[next]?.focus()
    inputs[next]?.click()
  }
  return (
    <Cells
      {...cells}
      frame={{ role: 'radiogroup', 'aria-labelledby': labelledBy, onKeyDown: walk }}
      input={(option) => ({
        type: 'radio',
        name,
        checked: option === value,
        onChange: () => onChange(option),
      })}
    />
  )
}

export interface PictureChecksProps<T> extends CellsOf<T> {
  readonly value: readonly T[]
  readonly onToggle: (value: T) => void
}

/** Cells of which several may be chosen: each is a tab stop, and the space bar turns it on and off. */
export function PictureChecks<T extends string | number>({
  labelledBy,
  value,
  onToggle,
  ...cells
}: PictureChecksProps<T>) {
  return (
    <Cells
      {...cells}
      frame={{ role: 'group', 'aria-labelledby': labelledBy }}
      input={(option) => ({ type: 'checkbox', checked: value.includes(option), onChange: () => onToggle(option) })}
    />
  )
}

interface CellsProps<T> extends Omit<CellsOf<T>, 'labelledBy'> {
  readonly frame: ComponentProps<'div'>
  readonly input: (value: T) => ComponentProps<'input'>
}

function Cells<T extends string | number>(props: CellsProps<T>) {
  const { frame, options, shape = 'square', columns = CELLS, input } = props
  return (
    <div {...frame} className={classes(styles.cells, shape === 'wide' && styles.wide)} style={{ '--columns': columns }}>
      {options.map(({ value, label, picture }) => (
        <label key={value} className={styles.cell} title={label}>
          <input className={styles.input} aria-label={label} {...input(value)} />
          {picture}
        </label>
      ))}
    </div>
  )
}
