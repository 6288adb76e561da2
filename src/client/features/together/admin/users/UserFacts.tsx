import type { ReactNode } from 'react'
import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { bytesText } from '../../../../lib/text/bytes-text.ts'
import { groupedNumber } from '../../../../lib/text/grouped-number.ts'
import { useMessages } from '../messages.ts'
import { useTimeText } from '../parts/use-time-text.ts'
import styles from './UserFacts.module.css'
import type { KnownUser } from './use-users.ts'

interface UserFactsProps {
  readonly user: KnownUser
  readonly hasChat: boolean
}

/** What a user has here, in numbers; never what it says. */
export function UserFacts({ user, hasChat }: UserFactsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const timeText = useTimeText()
  const bytes = (count: number) => bytesText(count, language)
  const dayAndTime = timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const number = (count: number) => groupedNumber(count, language)
  const { madeAt, seenAt, email, logins, visits, shares, bannedAt, resetUntil } = user
  const { uploads, cloudFiles, sections } = user.storage
  const total = uploads + cloudFiles + sections
  return (
    <dl className={styles.facts}>
      <Fact name={messages('users.madeAt')}>{dayAndTime.format(madeAt)}</Fact>
      {seenAt !== undefined && <Fact name={messages('users.seenAt')}>{timeText(seenAt)}</Fact>}
      {bannedAt > 0 && <Fact name={messages('users.bannedAt')}>{timeText(bannedAt)}</Fact>}
      <Fact name={messages('users.email')}>{email || messages('users.noEmail')}</Fact>
      <Fact name={messages('users.logins')}>{number(logins)}</Fact>
      {resetUntil !== undefined && <Fact name={messages('users.resetUntil')}>{timeText(resetUntil)}</Fact>}
      <Fact name={messages('users.visits')}>{number(visits)}</Fact>
      {hasChat && <Fact name={messages('users.messages')}>{number(user.messages)}</Fact>}
      <Fact name={messages('users.shares')}>
        {messages('users.shareParts', { themes: number(shares.theme), groups: number(shares.group) })}
      </Fact>
      <Fact name={messages('users.storage')}>
        {bytes(total)}
        {total > 0 && (
          <small>
            {messages('users.storageParts', {
              uploads: bytes(uploads),
              files: bytes(cloudFiles),
              data: bytes(sections),
            })}
          </small>
        )}
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
