import { type ReactNode, useState } from 'react'
import { USERS_PER_PAGE } from '../../../../../shared/api/admin-users.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { groupedNumber } from '../../../../lib/text/grouped-number.ts'
import type { Answer } from '../ask/use-answer.ts'
import { useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Paged } from '../parts/Paged.tsx'
import { Rows } from '../parts/Rows.tsx'
import type { SectionProps } from '../sections.ts'
import { UserPage } from './UserPage.tsx'
import { UserRow } from './UserRow.tsx'
import styles from './Users.module.css'
import { type Sieve, UsersBar } from './UsersBar.tsx'
import { type ListedUser, useRested, useUsers } from './use-users.ts'

/** Who has an account here: found, and opened. */
export function Users({ overview }: SectionProps) {
  const [sieve, setSieve] = useState<Sieve>({ words: '', order: 'seen', only: 'all' })
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<ListedUser>()
  const [lastId, setLastId] = useState('')
  const words = useRested(sieve.words).trim()
  const { order, only } = sieve
  const users = useUsers({ order, page, ...(words !== '' && { wd: words }), ...(only !== 'all' && { only }) })
  const hasChat = overview.at === 'there' && overview.value.settings.hasChat
  if (opened !== undefined) return <UserPage user={opened} hasChat={hasChat} onBack={() => setOpened(undefined)} />
  const turn = (to: number) => {
    setPage(to)
    setLastId('')
  }
  const sift = (next: Sieve) => {
    setSieve(next)
    turn(1)
  }
  const open = (user: ListedUser) => {
    setOpened(user)
    setLastId(user.id)
  }
  return (
    <List
      users={users}
      bar={<UsersBar sieve={sieve} hasChat={hasChat} onSift={sift} />}
      {...{ page, lastId }}
      onPage={turn}
      onOpen={open}
    />
  )
}

interface ListProps {
  readonly users: Answer<{ readonly list: readonly ListedUser[]; readonly total: number }>
  readonly bar: ReactNode
  readonly page: number
  /** Whose row takes the focus: he was looked at last. */
  readonly lastId: string
  readonly onPage: (page: number) => void
  readonly onOpen: (user: ListedUser) => void
}

function List({ users, bar, page, lastId, onPage, onOpen }: ListProps) {
  const messages = useMessages()
  const language = useLanguage()
  return (
    <DeskPage
      title={messages('section.users')}
      note={
        users.at === 'there' && (
          <small className={styles.count}>
            {messages('users.count', { count: groupedNumber(users.value.total, language) })}
          </small>
        )
      }
      bar={bar}
      answer={users}
    >
      {({ list, total }) => (
        <Paged
          none={{ title: messages('users.none'), hint: messages('users.noneHint') }}
          page={page}
          perPage={USERS_PER_PAGE}
          total={total}
          onPage={onPage}
        >
          <Rows>
            {list.map((user) => (
              <UserRow key={user.id} user={user} isLast={user.id === lastId} onOpen={() => onOpen(user)} />
            ))}
          </Rows>
        </Paged>
      )}
    </DeskPage>
  )
}
