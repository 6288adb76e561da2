import { classes, Icon } from '../../../kit/components.ts'
import styles from './Tile.module.css'

interface TileControlProps {
  readonly icon: string
  readonly label: string
  /** Whether it runs: the control is then a quiet one. */
  readonly isActive: boolean
  readonly onClick: () => void
}

/** What starts and stops: filled while a press starts something. */
export function TileControl({ icon, label, isActive, onClick }: TileControlProps) {
  return (
    <button
      type="button"
      className={classes(styles.control, isActive && styles.quiet)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon path={icon} size={16} />
    </button>
  )
}
