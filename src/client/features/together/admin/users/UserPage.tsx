import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { chevronLeft } from '../../../../ui/icons/paths.ts'
import { Avatar } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import { Box } from '../parts/Box.tsx'
import { DeskPage } from '../parts/DeskPage.tsx'
import { UserActs } from './acts/UserActs.tsx'
import { UserFacts } from './UserFacts.tsx'
import styles from './UserPage.module.css'
import { UserTags } from './UserTags.tsx'
import { type ListedUser, useUser } from './use-users.ts'

interface UserPageProps {
  /** As he was listed. */
  readonly user: ListedUser
  readonly hasChat: boolean
  readonly onBack: () => void
}

/** A user: what he has here, and what can be done with his account. */
export function UserPage({ user: listed, hasChat, onBack }: UserPageProps) {
  const messages = useMessages()
  const answer = useUser(listed.id)
  const user = answer.at === 'there' ? answer.value : listed
  const { username, nickname, head } = user
  return (
    <DeskPage
      title={nickname || username}
      before={
        <>
          <IconButton icon={chevronLeft} label={messages('users.back')} size={32} autoFocus onClick={onBack} />
          <span className={styles.avatar}>
            <Avatar {...{ username, nickname, head }} />
          </span>
        </>
      }
      note={
        <span className={styles.who}>
          <small>@{username}</small>
          <UserTags user={user} />
        </span>
      }
      answer={answer}
    >
      {(known) => (
        <div className={styles.columns}>
          <Box title={messages('users.has')}>
            <UserFacts user={known} hasChat={hasChat} />
          </Box>
          {!known.isAdmin && (
            <Box title={messages('users.does')}>
              <UserActs user={known} hasChat={hasChat} onGone={onBack} />
            </Box>
          )}
        </div>
      )}
    </DeskPage>
  )
}
