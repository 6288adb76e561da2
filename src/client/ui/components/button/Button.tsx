import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary per view; danger is for what cannot be taken back; text stands within a line. */
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger'
  /** 28, 36 or 44 high. */
  readonly size?: 's' | 'm' | 'l'
  readonly icon?: string
  /** Its action is under way: it keeps focus and width and takes no second press. */
  readonly busy?: boolean
}

const kinds = { primary: styles.primary, secondary: undefined, text: styles.text, danger: styles.danger }
const sizes = { s: styles.small, m: undefined, l: styles.large }
const iconSizes = { s: 14, m: 16, l: 18 }

/** A button with messages. */
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
      <span className={styles.words}>
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
