import { GLANCE_MS, useRoom, useUnread } from '../../kit/chat.ts'
import styles from './IconOverlay.module.css'
import { UnreadBadge } from './tile/UnreadBadge.tsx'

/** How many messages are unread, at the corner of the picture; a small picture has no room for it. */
export default function IconOverlay() {
  useRoom(GLANCE_MS)
  const unread = useUnread()
  return (
    <span className={styles.corner} aria-hidden="true">
      <UnreadBadge count={unread} isOnPicture />
    </span>
  )
}
