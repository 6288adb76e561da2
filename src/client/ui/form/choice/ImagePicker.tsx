import { useId } from 'react'
import { type ControlProps, Row } from '../Row.tsx'
import styles from './ImagePicker.module.css'
import { PictureCells, type PictureCellsProps, PictureChecks, type PictureChecksProps } from './PictureCells.tsx'

export interface ImagePickerProps<T>
  extends ControlProps<T>,
    Pick<PictureCellsProps<T>, 'options' | 'shape' | 'columns'> {}

/** A single choice among pictures or shapes; the name of the chosen one is shown beside the label. */
export function ImagePicker<T extends string | number>({ label, hint, onReset, ...cells }: ImagePickerProps<T>) {
  const id = useId()
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset} below={<PictureCells labelledBy={id} {...cells} />}>
      <span className={styles.chosen}>{cells.options.find((option) => option.value === cells.value)?.label}</span>
    </Row>
  )
}

export interface MultiImagePickerProps<T>
  extends Pick<ControlProps<readonly T[]>, 'label' | 'hint' | 'onReset'>,
    Omit<PictureChecksProps<T>, 'labelledBy'> {}

/** A multiple choice among pictures; the names of the chosen ones are shown beside the label. */
export function MultiImagePicker<T extends string | number>({
  label,
  hint,
  onReset,
  ...cells
}: MultiImagePickerProps<T>) {
  const id = useId()
  const chosen = cells.options.filter((option) => cells.value.includes(option.value))
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset} below={<PictureChecks labelledBy={id} {...cells} />}>
      <span className={styles.chosen}>{chosen.map((option) => option.label).join(' · ')}</span>
    </Row>
  )
}
