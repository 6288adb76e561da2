import { lazy, Suspense, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words.ts'
import styles from './ColorField.module.css'
import { type ControlProps, type HeldProps, Row } from './Row.tsx'
import { type Swatch, useSwatches } from './swatches.ts'

const ColorPopover = lazy(() => import('./ColorPopover.tsx').then(({ ColorPopover }) => ({ default: ColorPopover })))

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
  const words = useWords()
  const usual = useSwatches().slice(0, 3)
  const id = useId()
  const well = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const choices = [...(automatic ? [{ value: '', label: words('automatic') }] : []), ...(swatches ?? usual)]
  const own = choices.every((choice) => choice.value !== value)
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset} wide>
      <div role="radiogroup" aria-labelledby={id} className={styles.swatches}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.swatch} title={choice.label}>
            <input
              type="radio"
              name={`${id}-color`}
              className={classes(styles.disc, choice.value === '' && styles.automatic)}
              style={choice.value === '' ? undefined : { backgroundColor: choice.value }}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
          </label>
        ))}
      </div>
      <button
        ref={well}
        type="button"
        className={classes(styles.well, own && styles.own)}
        style={own ? { '--own': value } : undefined}
        aria-label={words('ownColor', { name: label })}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      />
      {open === undefined ? null : (
        <Suspense>
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
        </Suspense>
      )}
    </Row>
  )
}
