import { Icon } from '../../kit/components.ts'
import styles from './Action.module.css'

interface ActionProps {
  readonly icon: string
  readonly label: string
  readonly isBusy?: boolean
  readonly run: () => void
}

/** The one thing to do in a tile that has nothing to show. */
export function Action({ icon, label, isBusy = false, run }: ActionProps) {
  return (
    <button type="button" className={styles.action} aria-busy={isBusy} onClick={() => (isBusy ? undefined : run())}>
      <Icon path={icon} size={14} />
      <span>{label}</span>
    </button>
  )
}
