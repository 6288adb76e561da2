import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './TextField.module.css'

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** Whether the label is written above; it always names the field. */
  readonly labelled?: boolean
  readonly icon?: string
  /** The error under the field; it replaces the hint. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** A control inside the field at its end: reveal, resend. */
  readonly trailing?: ReactNode
  /** 36 px high instead of 44. */
  readonly compact?: boolean
}

/** A single-line text field. Its label, hint and error are exposed together to assistive technology. */
export function TextField({
  label,
  labelled = false,
  icon,
  error,
  hint,
  trailing,
  compact = false,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const own = useId()
  const field = id ?? own
  const note = error ?? hint
  return (
    <div className={classes(styles.field, error !== undefined && styles.invalid, className)}>
      {labelled ? (
        <label className={styles.label} htmlFor={field}>
          {label}
        </label>
      ) : null}
      <div className={classes(styles.box, compact && styles.compact)}>
        {icon === undefined ? null : <Icon path={icon} />}
        <input
          {...rest}
          id={field}
          className={styles.input}
          aria-label={labelled ? undefined : label}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${field}-note`}
        />
        {trailing}
      </div>
      {note === undefined ? null : (
        <p
          id={`${field}-note`}
          className={classes(styles.note, error !== undefined && styles.error)}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  )
}
