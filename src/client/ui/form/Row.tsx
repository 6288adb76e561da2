import type { ReactNode } from 'react'
import { IconButton } from '../components/icon-button/IconButton.tsx'
import { refresh } from '../icons/paths.ts'
import { useMessages } from '../messages.ts'
import { classes } from '../styles/classes.ts'
import styles from './Row.module.css'

/** What every control of a form is given. It shows `value` and nothing else: who changes it draws it again. */
export interface ControlProps<T> {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: T
  readonly onChange: (value: T) => void
  /** Takes the value back to its default; given only while it differs from it. */
  readonly onReset?: (() => void) | undefined
}

/** For controls that are dragged: true when the user takes hold, false on release; all between is one step of undo. */
export interface HeldProps {
  readonly onHold?: ((held: boolean) => void) | undefined
}

export interface RowProps {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong; it takes the hint's place. */
  readonly error?: string | undefined
  readonly onReset?: (() => void) | undefined
  /** The control that the label names, if it is one element … */
  readonly control?: string
  /** … or the id that the label takes, for a control that is named by it. */
  readonly labelId?: string
  readonly noteId?: string
  /** Whether a press anywhere in the line acts on the control. */
  readonly whole?: boolean
  /** Whether the control takes a line of its own when the label needs this one. */
  readonly wide?: boolean
  /** The control, or a value, at the right … */
  readonly children?: ReactNode
  /** … and what stands below over the whole width. */
  readonly below?: ReactNode
}

/** One setting: its label with a hint, its control at the right or below, and the way back to its default. */
export function Row({
  label,
  hint,
  error,
  onReset,
  control,
  labelId,
  noteId,
  whole = false,
  wide = false,
  children,
  below,
}: RowProps) {
  const messages = useMessages()
  const note = error ?? hint
  return (
    <div className={classes(styles.row, below !== undefined && styles.tall)} data-form-row={label}>
      <div className={classes(styles.line, wide && styles.wide)}>
        <div className={styles.words}>
          <div className={styles.name}>
            {control === undefined ? (
              <span id={labelId}>{label}</span>
            ) : (
              <label id={labelId} htmlFor={control} className={classes(whole && styles.whole)}>
                {label}
              </label>
            )}
            {onReset === undefined ? null : (
              <IconButton
                className={styles.reset}
                icon={refresh}
                size={24}
                iconSize={13}
                label={messages('reset', { name: label })}
                onClick={onReset}
              />
            )}
          </div>
          {note === undefined ? null : (
            <p
              id={noteId}
              className={classes(styles.note, error !== undefined && styles.error)}
              role={error === undefined ? undefined : 'alert'}
            >
              {note}
            </p>
          )}
        </div>
        {children === undefined ? null : <div className={styles.control}>{children}</div>}
      </div>
      {below}
    </div>
  )
}
