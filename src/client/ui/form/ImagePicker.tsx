import { useId } from 'react'
import styles from './ImagePicker.module.css'
import { type Picture, PictureCells } from './PictureCells.tsx'
import { type ControlProps, Row } from './Row.tsx'

export interface ImagePickerProps<T> extends ControlProps<T> {
  readonly options: readonly Picture<T>[]
  /** `wide` is 16:10, for wallpapers. */
  readonly shape?: 'square' | 'wide'
}

/** One of several pictures or shapes; the name of the chosen one stands beside the label. */
export function ImagePicker<T extends string | number>({
  label,
  hint,
  value,
  options,
  shape = 'square',
  onChange,
  onReset,
}: ImagePickerProps<T>) {
  const id = useId()
  return (
    <Row
      label={label}
      hint={hint}
      labelId={id}
      onReset={onReset}
      below={<PictureCells labelledBy={id} value={value} options={options} shape={shape} onChange={onChange} />}
    >
      <span className={styles.chosen}>{options.find((option) => option.value === value)?.label}</span>
    </Row>
  )
}
