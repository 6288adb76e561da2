import type { ComponentProps } from 'react'
import { type TooltipPlacement, tooltip } from '../../input/tooltip.ts'
import { classes } from '../../styles/classes.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: string
  /** Its accessible name, also its tooltip. */
  readonly label: string
  /** Display text of its shortcut, e.g. `Ctrl+D`; the tooltip shows it after the name. */
  readonly shortcut?: string | undefined
  /** The visible side in px; the pointer target is at least 36 (44 for coarse pointers). */
  readonly size?: 24 | 28 | 32 | 34 | 36 | 40
  readonly iconSize?: number
  readonly round?: boolean
  readonly danger?: boolean
  /** For toggle buttons only. */
  readonly pressed?: boolean
  readonly tooltipPlacement?: TooltipPlacement
}

/** A button with an icon and no text. */
export function IconButton({
  icon,
  label,
  shortcut,
  size = 32,
  iconSize = 18,
  round = false,
  danger = false,
  pressed,
  tooltipPlacement = 'top',
  className,
  style,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...tooltip(shortcut === undefined ? label : `${label}  ${shortcut}`, tooltipPlacement, rest)}
      className={classes(styles.button, round && styles.round, danger && styles.danger, className)}
      style={{ '--side': `${size}px`, ...style }}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon path={icon} size={iconSize} />
    </button>
  )
}
