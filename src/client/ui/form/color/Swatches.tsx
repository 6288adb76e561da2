import { useId } from 'react'
import { classes } from '../../styles/classes.ts'
import styles from './ColorField.module.css'
import type { Swatch } from './palette.ts'

interface SwatchesProps {
  /** The id of the element that names the group … */
  readonly labelledBy?: string
  /** … or its name. */
  readonly label?: string
  readonly className?: string | undefined
  readonly choices: readonly Swatch[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A choice among preset colours; an empty one means "automatic". */
export function Swatches({ labelledBy, label, className, choices, value, onChange }: SwatchesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} aria-label={label} className={className}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.swatch} title={choice.label}>
          <input
            type="radio"
            name={name}
            className={classes(styles.disc, choice.value === '' && styles.automatic)}
            style={choice.value === '' ? undefined : { backgroundColor: choice.value }}
            aria-label={choice.label}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        </label>
      ))}
    </div>
  )
}
