import type { ReactNode } from 'react'
import { IconButton } from '../components/icon-button/IconButton.tsx'
import { refresh } from '../icons/paths.ts'
import { useMessages } from '../messages.ts'
import { classes } from '../styles/classes.ts'
import styles from './Row.module.css'

/** The props of every form control. Controls are controlled: they show `value` and no state of their own. */
export interface ControlProps<T> {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: T
  readonly onChange: (value: T) => void
  /** Resets the value to its default; given only while it differs from it. */
  readonly onReset?: (() => void) | undefined
}

/** For draggable controls: called with true when a drag begins and false when it ends; a drag is one step of undo. */
export interface DragChangeProps {
  readonly onDragChange?: ((isDragging: boolean) => void) | undefined
}

export interface RowProps {
  readonly label: string
  /** A small picture before the label. */
  readonly lead?: ReactNode
  readonly hint?: ReactNode
  /** The error; it replaces the hint. */
  readonly error?: string | undefined
  readonly onReset?: (() => void) | undefined
  /** The control that the label names, if it is one element … */
  readonly control?: string
  /** … or the id that the label takes, for a control that is named by it. */
  readonly labelId?: string
  readonly noteId?: string
  /** Whether a press anywhere in the row activates the control. */
  readonly pressAnywhere?: boolean
  /** Whether the control moves to a line of its own when the label needs the whole width. */
  readonly wraps?: boolean
  /** The control, or a value, at the right … */
  readonly children?: ReactNode
  /** … and content below over the whole width. */
  readonly below?: ReactNode
}

/** One setting: its label with a hint, its control at the right or below, and its reset button. */
export function Row({
  label,
  lead,
  hint,
  error,
  onReset,
  control,
  labelId,
  noteId,
  pressAnywhere = false,
  wraps = false,
  children,
  below,
}: RowProps) {
  const messages = useMessages()
  const note = error ?? hint
  return (
    <div className={classes(styles.row, below !== undefined && styles.tall)} data-form-row={label}>
      <div className={classes(styles.line, wraps && styles.wraps)}>
        {lead}
        <div className={styles.text}>
          <div className={styles.name}>
            {control === undefined ? (
              <span id={labelId}>{label}</span>
            ) : (
              <label id={labelId} htmlFor={control} className={classes(pressAnywhere && styles.pressAnywhere)}>
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
