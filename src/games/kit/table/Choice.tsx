import styles from './GameTable.module.css'

export interface ChoiceProps {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly current: string
  readonly onChange: (id: string) => void
}

/** A choice among a few short labels, side by side. */
export function Choice({ label, options, current, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map((option) => (
        <label key={option.id}>
          <input type="radio" name={label} checked={option.id === current} onChange={() => onChange(option.id)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
