import { useId } from 'react'
import styles from './ImagePicker.module.css'
import { PictureCells, type PictureCellsProps, PictureChecks, type PictureChecksProps } from './PictureCells.tsx'
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

export interface ImagesPickerProps<T>
  extends Pick<ControlProps<readonly T[]>, 'label' | 'hint' | 'onReset'>,
    Omit<PictureChecksProps<T>, 'labelledBy'> {}

/** Several of several pictures; the names of the chosen ones stand beside the label. */
export function ImagesPicker<T extends string | number>({ label, hint, onReset, ...cells }: ImagesPickerProps<T>) {
  const id = useId()
  const chosen = cells.options.filter((option) => cells.value.includes(option.value))
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset} below={<PictureChecks labelledBy={id} {...cells} />}>
      <span className={styles.chosen}>{chosen.map((option) => option.label).join(' · ')}</span>
    </Row>
  )
}
