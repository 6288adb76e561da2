import styles from './ActionButton.module.css'
import { Icon, type IconName } from './icons.tsx'

/** What the player can do at the table. */
export interface Action {
  readonly icon: IconName
  readonly label: string
  /** The key that does it, too, as in a `KeyMap`. */
  readonly shortcut?: string
  readonly isDisabled?: boolean
  /** The one that is needed most: it has a ground. */
  readonly isMain?: boolean
  /** It has no text where there is room for few. */
  readonly isMinor?: boolean
  /** Of one that is switched on and off. */
  readonly isOn?: boolean
  readonly run: () => void
}

interface Props extends Action {
  /** Whether every game has it. */
  readonly isCommon?: boolean
  /** Whether the same stands elsewhere, where there is room for it. */
  readonly isTwin?: boolean
}

export function ActionButton({
  icon,
  label,
  shortcut,
  isDisabled = false,
  isMain = false,
  isMinor = false,
  isOn,
  isCommon = false,
  isTwin = false,
  run,
}: Props) {
  return (
    <button
      type="button"
      className={styles.action}
      data-main={isMain}
      data-minor={isMinor}
      data-common={isCommon}
      data-twin={isTwin}
      disabled={isDisabled}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut?.toUpperCase()}
      title={isMinor ? label : undefined}
      onClick={run}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {shortcut !== undefined && !isMinor && (
        <span className={styles.key} aria-hidden="true">
          {shortcut.toUpperCase()}
        </span>
      )}
    </button>
  )
}
