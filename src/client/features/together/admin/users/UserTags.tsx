import { useMessages } from '../messages.ts'
import { Tag } from '../parts/Tag.tsx'
import { useTimeText } from '../parts/use-time-text.ts'
import type { ListedUser } from './use-users.ts'

/** What sets a user apart: that he is the administrator, or may not do what others may. */
export function UserTags({
  user: { isAdmin, bannedAt, mutedUntil },
}: {
  readonly user: Pick<ListedUser, 'isAdmin' | 'bannedAt' | 'mutedUntil'>
}) {
  const messages = useMessages()
  const timeText = useTimeText()
  return (
    <>
      {isAdmin && <Tag>{messages('users.admin')}</Tag>}
      {bannedAt > 0 && <Tag tone="bad">{messages('users.banned')}</Tag>}
      {mutedUntil > 0 && <Tag tone="warn">{messages('users.mutedUntil', { time: timeText(mutedUntil) })}</Tag>}
    </>
  )
}
