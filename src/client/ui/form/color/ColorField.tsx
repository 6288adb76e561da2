import { useId, useRef, useState } from 'react'
import { lazy } from '../../../core/page/lazy.ts'
import { useMessages } from '../../messages.ts'
import { classes } from '../../styles/classes.ts'
import { type ControlProps, type DragChangeProps, Row } from '../Row.tsx'
import styles from './ColorField.module.css'
import { type Swatch, useSwatches } from './palette.ts'
import { Swatches } from './Swatches.tsx'

const ColorPopover = lazy(async () => ({ default: (await import('./ColorPopover.tsx')).ColorPopover }))

/** So many swatches have room beside the label; more stand under it. */
const MOST_BESIDE = 4

export interface ColorFieldProps extends ControlProps<string>, DragChangeProps {
  /** Ink, paper and the brand's colour by default. */
  readonly swatches?: readonly Swatch[] | undefined
  /** Whether a colour may be translucent. */
  readonly alpha?: boolean
  /** Whether it may be empty, which means "automatic". */
  readonly automatic?: boolean
}

/** A colour, `#rrggbb`, `#rrggbbaa` or empty: swatches, and a colour well that opens the picker for any other. */
export function ColorField({
  label,
  hint,
  value,
  swatches,
  alpha = false,
  automatic = false,
  onChange,
  onDragChange,
  onReset,
}: ColorFieldProps) {
  const messages = useMessages()
  const defaultSwatches = useSwatches().slice(0, 3)
  const id = useId()
  const well = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const choices = [
    ...(automatic ? [{ value: '', label: messages('automatic') }] : []),
    ...(swatches ?? defaultSwatches),
  ]
  const isCustom = choices.every((choice) => choice.value !== value)
  const isBelow = choices.length > MOST_BESIDE
  const control = (
    <>
      <Swatches labelledBy={id} className={styles.swatches} choices={choices} value={value} onChange={onChange} />
      <button
        ref={well}
        type="button"
        className={classes(styles.well, isCustom && styles.custom)}
        style={isCustom ? { '--own': value } : undefined}
        aria-label={messages('ownColor', { name: label })}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      />
      {open === undefined ? null : (
        <ColorPopover
          label={label}
          anchor={well}
          open={open}
          value={value}
          alpha={alpha}
          onChange={onChange}
          onDragChange={onDragChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
  const row = { label, hint, labelId: id, onReset }
  if (isBelow) return <Row {...row} below={<div className={styles.below}>{control}</div>} />
  return (
    <Row {...row} wraps>
      {control}
    </Row>
  )
}
