import { classes } from '../../../kit/components.ts'
import { useMessages } from '../messages.ts'
import styles from './UnreadBadge.module.css'

interface UnreadBadgeProps {
  readonly count: number
  /** Upon the app's picture it is larger, with a ring around it. */
  readonly isOnPicture?: boolean
}

/** How many messages are unread; nothing for none. */
export function UnreadBadge({ count, isOnPicture = false }: UnreadBadgeProps) {
  const messages = useMessages()
  if (count === 0) return null
  return (
    <b className={classes(styles.badge, isOnPicture && styles.onPicture)} title={messages('tile.unread', { count })}>
      {count > 99 ? '99+' : count}
    </b>
  )
}
