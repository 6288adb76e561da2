import styles from './FaultNote.module.css'
import { useFaultAction } from './fault-action.ts'
import { FaultText } from './LiveContent.tsx'
import { useMessages } from './messages.ts'
import type { LiveFault } from './model.ts'
import type { LiveView } from './use-live.ts'

interface FaultNoteProps {
  readonly live: Pick<LiveView<unknown>, 'fault' | 'refresh'>
  /** In a small tile: in a word or two, or what helps alone. */
  readonly isShort?: boolean
}

/** What the user alone can mend; for anything else there is the refreshing beside it. */
const MENDED: ReadonlySet<LiveFault | undefined> = new Set(['ungranted', 'noServer'])

/** Why there is no live data, in the middle of other things: a line, and what helps as a quiet button. */
export function FaultNote({ live: { fault, refresh }, isShort = false }: FaultNoteProps) {
  const messages = useMessages()
  const action = useFaultAction(fault, refresh)
  if (fault === undefined) return null
  const sentence = messages(`none.${fault}`)
  if (action === undefined || !MENDED.has(fault)) return <FaultText fault={fault} isShort={isShort} />
  return (
    <span className={styles.note} title={sentence}>
      {isShort ? null : <span>{sentence}</span>}
      <button type="button" className={styles.action} onClick={action.run}>
        {action.label}
      </button>
    </span>
  )
}
