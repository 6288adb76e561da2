import { senderName } from '../../../../shared/chat/sender-name.ts'
import { Avatar, type Me, openLogin } from '../../../kit/chat.ts'
import { Icon } from '../../../kit/components.ts'
import { chat } from '../../../kit/icons.ts'
import type { Row } from '../kernel/rows.ts'
import { useMessages } from '../messages.ts'
import { Said } from './Said.tsx'
import styles from './Strip.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useIsEmpty } from './use-is-empty.ts'

interface StripProps {
  readonly rows: readonly Row[]
  readonly me: Me
  readonly unread: number
  /** Whether there is room for the words only. */
  readonly isNarrow: boolean
}

/** One row of cells: what was said last. */
export function Strip({ rows, me, unread, isNarrow }: StripProps) {
  const messages = useMessages()
  const isEmpty = useIsEmpty()
  const last = rows.findLast((row) => row.is === 'message')
  if (last === undefined)
    return (
      <>
        {isNarrow ? null : <Icon path={chat} size={20} className={styles.mark} />}
        <span className={styles.text}>
          <small>{messages(isEmpty ? 'empty.title' : 'name')}</small>
          <span>{messages(isEmpty ? 'empty.text' : 'info')}</span>
        </span>
      </>
    )
  const { message, isOwn } = last
  return (
    <>
      <span className={styles.head}>
        <Avatar {...message} />
      </span>
      <span className={styles.text}>
        <small>{isOwn ? messages('me') : senderName(message)}</small>
        <span title={message.text}>
          <Said text={message.text} me={senderName(me)} />
        </span>
      </span>
      <UnreadBadge count={unread} />
    </>
  )
}

/** The same for a guest: one button. */
export function GuestStrip({ isNarrow }: Pick<StripProps, 'isNarrow'>) {
  const messages = useMessages()
  return (
    <button type="button" className={styles.guest} onClick={openLogin}>
      {isNarrow ? null : <Icon path={chat} size={20} className={styles.mark} />}
      <span className={styles.text}>
        <span>{messages('guest.title')}</span>
        <b>{messages('guest.logIn')}</b>
      </span>
    </button>
  )
}
