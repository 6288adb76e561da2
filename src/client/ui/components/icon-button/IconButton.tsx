import type { ComponentProps } from 'react'
import { type TooltipPlacement, tooltip } from '../../input/tooltip.ts'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: string
  /** Its name, also shown as its tooltip. */
  readonly label: string
  /** Its key as the user reads it, e.g. `Ctrl+D`; the tooltip shows it behind the name. */
  readonly shortcut?: string | undefined
  /** The drawn side in pixels; the target is never under 36 (44 coarse). */
  readonly size?: 24 | 28 | 32 | 34 | 36 | 40
  readonly iconSize?: number
  readonly round?: boolean
  readonly danger?: boolean
  /** For a button that stays down; leave it out for one that does not. */
  readonly pressed?: boolean
  readonly tipAt?: TooltipPlacement
}

/** A button that shows an icon alone. */
export function IconButton({
  icon,
  label,
  shortcut,
  size = 32,
  iconSize = 18,
  round = false,
  danger = false,
  pressed,
  tipAt = 'top',
  className,
  style,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...tooltip(shortcut === undefined ? label : `${label}  ${shortcut}`, tipAt, rest)}
      className={classes(styles.button, round && styles.round, danger && styles.danger, className)}
      style={{ '--side': `${size}px`, ...style }}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon path={icon} size={iconSize} />
    </button>
  )
}
