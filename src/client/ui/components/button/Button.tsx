import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary per view; `danger` for irreversible actions; `text` within a line of text. */
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger'
  /** 28, 36 or 44 px high. */
  readonly size?: 's' | 'm' | 'l'
  readonly icon?: string
  /** While its action runs: it keeps its focus and width, and ignores presses. */
  readonly busy?: boolean
}

const kinds = { primary: styles.primary, secondary: undefined, text: styles.text, danger: styles.danger }
const sizes = { s: styles.small, m: undefined, l: styles.large }
const iconSizes = { s: 14, m: 16, l: 18 }

/** A button with a text label. */
export function Button({
  kind = 'secondary',
  size = 'm',
  icon,
  busy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, kinds[kind], sizes[size], busy && styles.busy, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className={styles.content}>
        {icon ? <Icon path={icon} size={iconSizes[size]} /> : null}
        {children}
      </span>
      {busy ? (
        <Spinner
          className={styles.spinner}
          size={iconSizes[size] + 2}
          onFill={kind === 'primary' || kind === 'danger'}
        />
      ) : null}
    </button>
  )
}
