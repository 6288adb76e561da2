import styles from './Choice.module.css'

export interface ChoiceOption {
  readonly id: string
  readonly label: string
}

export interface ChoiceProps {
  readonly label: string
  readonly options: readonly ChoiceOption[]
  readonly current: string
  readonly onChange: (id: string) => void
}

/** A choice among a few short labels, side by side. Buttons, not radios: the arrows are the board's. */
export function Choice({ label, options, current, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === current}
          onClick={() => option.id !== current && onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
