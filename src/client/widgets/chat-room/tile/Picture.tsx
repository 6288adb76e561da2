import source from '../icon.svg?raw'
import { useMessages } from '../messages.ts'
import styles from './Picture.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(source)}`

/** A tile of one column: the app's picture, and how much is unread. */
export function Picture({ unread }: { readonly unread: number }) {
  const messages = useMessages()
  const label = unread === 0 ? messages('name') : messages('tile.unread', { count: unread })
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <span className={styles.art}>
        <img src={PICTURE} alt="" draggable={false} />
      </span>
      <span className={styles.badge}>
        <UnreadBadge count={unread} isOnPicture />
      </span>
    </div>
  )
}
