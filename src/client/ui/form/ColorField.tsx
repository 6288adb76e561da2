import { useId, useRef, useState } from 'react'
import { lazy } from '../../core/lazy.ts'
import { useMessages } from '../messages.ts'
import { classes } from '../styles/classes.ts'
import styles from './ColorField.module.css'
import { type Swatch, useSwatches } from './palette.ts'
import { type ControlProps, type HeldProps, Row } from './Row.tsx'
import { Swatches } from './Swatches.tsx'

const ColorPopover = lazy(async () => ({ default: (await import('./ColorPopover.tsx')).ColorPopover }))

export interface ColorFieldProps extends ControlProps<string>, HeldProps {
  /** Ink, paper and the brand's colour unless told. */
  readonly swatches?: readonly Swatch[] | undefined
  /** Whether a colour may let through what is behind it. */
  readonly alpha?: boolean
  /** Whether it may be empty, which is "automatic". */
  readonly automatic?: boolean
}

/** A colour, `#rrggbb` or `#rrggbbaa`, or empty: swatches, and a well that opens the picker for any other. */
export function ColorField({
  label,
  hint,
  value,
  swatches,
  alpha = false,
  automatic = false,
  onChange,
  onHold,
  onReset,
}: ColorFieldProps) {
  const messages = useMessages()
  const usual = useSwatches().slice(0, 3)
  const id = useId()
  const well = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const choices = [...(automatic ? [{ value: '', label: messages('automatic') }] : []), ...(swatches ?? usual)]
  const own = choices.every((choice) => choice.value !== value)
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset} wide>
      <Swatches labelledBy={id} className={styles.swatches} choices={choices} value={value} onChange={onChange} />
      <button
        ref={well}
        type="button"
        className={classes(styles.well, own && styles.own)}
        style={own ? { '--own': value } : undefined}
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
          onHold={onHold}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  )
}
