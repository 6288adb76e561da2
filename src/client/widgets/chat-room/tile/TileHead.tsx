import { retrySocket, useSocket } from '../../../kit/chat.ts'
import { Icon, WidgetTitle } from '../../../kit/components.ts'
import { wifiOff } from '../../../kit/icons.ts'
import { FAULTS } from '../faults.ts'
import { useMessages } from '../messages.ts'
import styles from './TileHead.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'

interface TileHeadProps {
  readonly unread: number
  /** Whether there is room for the words of a fault. */
  readonly isWide: boolean
}

/** The name, and how much is unread; without a connection what is wrong, and a way to try again. */
export function TileHead({ unread, isWide }: TileHeadProps) {
  const messages = useMessages()
  const socket = useSocket()
  if (socket.at !== 'waiting')
    return <WidgetTitle aside={<UnreadBadge count={unread} />}>{messages('name')}</WidgetTitle>
  const why = messages(FAULTS[socket.why])
  return (
    <WidgetTitle
      aside={
        <span className={styles.fault}>
          <span className={styles.why} role="status" title={why}>
            <Icon path={wifiOff} size={14} />
            <span className={isWide ? undefined : styles.said}>{why}</span>
          </span>
          <button type="button" className={styles.retry} onClick={retrySocket}>
            {messages('retry')}
          </button>
        </span>
      }
    >
      {messages('name')}
    </WidgetTitle>
  )
}
