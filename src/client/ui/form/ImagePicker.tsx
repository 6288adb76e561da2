import { useId } from 'react'
import styles from './ImagePicker.module.css'
import { PictureCells, type PictureCellsProps } from './PictureCells.tsx'
import { type ControlProps, Row } from './Row.tsx'

export interface ImagePickerProps<T>
  extends ControlProps<T>,
    Pick<PictureCellsProps<T>, 'options' | 'shape' | 'columns'> {}

/** One of several pictures or shapes; the name of the chosen one stands beside the label. */
export function ImagePicker<T extends string | number>({ label, hint, onReset, ...cells }: ImagePickerProps<T>) {
  const id = useId()
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset} below={<PictureCells labelledBy={id} {...cells} />}>
      <span className={styles.chosen}>{cells.options.find((option) => option.value === cells.value)?.label}</span>
    </Row>
  )
}
