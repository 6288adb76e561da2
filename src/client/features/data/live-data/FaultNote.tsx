import styles from './FaultNote.module.css'
import { useFaultAction } from './fault-action.ts'
import { FaultText } from './LiveContent.tsx'
import type { LiveView } from './use-live.ts'

interface FaultNoteProps {
  readonly live: Pick<LiveView<unknown>, 'fault' | 'refresh'>
  /** In a word or two, for a small tile. */
  readonly isShort?: boolean
}

/** Why there is no live data, in the middle of other things: a line, and what helps as a quiet button. */
export function FaultNote({ live: { fault, refresh }, isShort = false }: FaultNoteProps) {
  const action = useFaultAction(fault, refresh)
  if (fault === undefined) return null
  return (
    <span className={styles.note}>
      <FaultText fault={fault} isShort={isShort} />
      {action === undefined ? null : (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
    </span>
  )
}
