import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { chevronRight } from '../../../../ui/icons/paths.ts'
import { Avatar, MessageAge } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './UserRow.module.css'
import { UserTags } from './UserTags.tsx'
import type { ListedUser } from './use-users.ts'

interface UserRowProps {
  readonly user: ListedUser
  /** Whether he was looked at last: then his row takes the focus. */
  readonly isLast: boolean
  readonly onOpen: () => void
}

/** A user of the list; a press opens him. */
export function UserRow({ user, isLast, onOpen }: UserRowProps) {
  const messages = useMessages()
  const { username, nickname, head, seenAt, madeAt } = user
  const day = timeFormat(useLanguage(), { dateStyle: 'medium' })
  return (
    <li>
      <button type="button" className={styles.row} ref={isLast ? takeFocus : undefined} onClick={onOpen}>
        <span className={styles.avatar}>
          <Avatar {...{ username, nickname, head }} />
        </span>
        <span className={styles.text}>
          <b>
            <span>{nickname || username}</span>
            <UserTags user={user} />
          </b>
          <small>@{username}</small>
        </span>
        <small className={styles.seen}>
          {seenAt === undefined ? (
            messages('users.unseen')
          ) : (
            <>
              {messages('users.seen')} <MessageAge time={seenAt} />
            </>
          )}
        </small>
        <small className={styles.made}>
          {messages('users.made')} <time dateTime={new Date(madeAt).toISOString()}>{day.format(madeAt)}</time>
        </small>
        <Icon path={chevronRight} size={16} />
      </button>
    </li>
  )
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()
