import { type ComponentProps, type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react'
import { type CellLayout, indexAfterKey } from '../../../lib/geometry/arrow-keys.ts'
import { classes } from '../../styles/classes.ts'
import { PICKER_COLUMNS } from '../model.ts'
import styles from './ImagePicker.module.css'

export interface PictureOption<T> {
  readonly value: T
  /** Its name, also shown as its tooltip. */
  readonly label: string
  readonly picture: ReactNode
  /** Written under the picture. */
  readonly caption?: ReactNode
  /** Of the cell. */
  readonly style?: CSSProperties
}

interface PictureGroupProps<T> {
  /** The id of the element that names the group. */
  readonly labelledBy: string
  readonly options: readonly PictureOption<T>[]
  /** `wide` is 16:10, for wallpapers. */
  readonly shape?: 'square' | 'wide'
  /** Cells in a row; five by default. */
  readonly columns?: number
}

export interface PictureCellsProps<T> extends PictureGroupProps<T> {
  /** Undefined where none of them is chosen. */
  readonly value: T | undefined
  readonly onChange: (value: T) => void
}

/** A single choice: one tab stop, arrow keys move the focus and choose. */
export function PictureCells<T extends string | number>({
  labelledBy,
  value,
  onChange,
  ...cells
}: PictureCellsProps<T>) {
  const name = useId()
  const layout: CellLayout = { columns: cells.columns ?? PICKER_COLUMNS, overflow: 'next-row' }
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const at = inputs.findIndex((input) => input.matches(':focus'))
    const next = at < 0 ? undefined : indexAfterKey(event.key, at, inputs.length, layout)
    if (next === undefined) return
    event.preventDefault()
    inputs[next]?.focus()
    inputs[next]?.click()
  }
  return (
    <Cells
      {...cells}
      container={{ role: 'radiogroup', 'aria-labelledby': labelledBy, onKeyDown: moveByKey }}
      input={(option) => ({
        type: 'radio',
        name,
        checked: option === value,
        onChange: () => onChange(option),
      })}
    />
  )
}

export interface PictureChecksProps<T> extends PictureGroupProps<T> {
  readonly value: readonly T[]
  readonly onToggle: (value: T) => void
}

/** A multiple choice: each cell is a tab stop, and Space toggles it. */
export function PictureChecks<T extends string | number>({
  labelledBy,
  value,
  onToggle,
  ...cells
}: PictureChecksProps<T>) {
  return (
    <Cells
      {...cells}
      container={{ role: 'group', 'aria-labelledby': labelledBy }}
      input={(option) => ({ type: 'checkbox', checked: value.includes(option), onChange: () => onToggle(option) })}
    />
  )
}

interface CellsProps<T> extends Omit<PictureGroupProps<T>, 'labelledBy'> {
  readonly container: ComponentProps<'div'>
  readonly input: (value: T) => ComponentProps<'input'>
}

function Cells<T extends string | number>(props: CellsProps<T>) {
  const { container, options, shape = 'square', columns = PICKER_COLUMNS, input } = props
  return (
    <div
      {...container}
      className={classes(styles.cells, shape === 'wide' && styles.wide)}
      style={{ '--columns': columns }}
    >
      {options.map(({ value, label, picture, caption, style }) =>
        caption === undefined ? (
          <label key={value} className={styles.cell} style={style} title={label}>
            <input className={styles.input} aria-label={label} {...input(value)} />
            {picture}
          </label>
        ) : (
          <label key={value} className={styles.captioned}>
            <span className={styles.cell} style={style}>
              <input className={styles.input} aria-label={label} {...input(value)} />
              {picture}
            </span>
            <span className={styles.caption}>{caption}</span>
          </label>
        ),
      )}
    </div>
  )
}
