import { SearchField } from '../../../../ui/components/search-field/SearchField.tsx'
import { Segments } from '../../../../ui/form/choice/Segmented.tsx'
import { useMessages } from '../messages.ts'
import styles from './Users.module.css'

const ORDERS = ['seen', 'new'] as const
const LIMITS = ['all', 'banned', 'muted'] as const

/** Which users are listed, and in which order. */
export interface Sieve {
  readonly words: string
  readonly order: (typeof ORDERS)[number]
  readonly only: (typeof LIMITS)[number]
}

interface UsersBarProps {
  readonly sieve: Sieve
  /** Only in a chat room is somebody muted. */
  readonly hasChat: boolean
  readonly onSift: (sieve: Sieve) => void
}

/** Chooses which users are listed. */
export function UsersBar({ sieve, hasChat, onSift }: UsersBarProps) {
  const messages = useMessages()
  return (
    <>
      <SearchField
        compact
        className={styles.search}
        label={messages('users.search')}
        maxLength={254}
        initial={sieve.words}
        onSearch={(words) => onSift({ ...sieve, words })}
      />
      <Segments
        aria-label={messages('users.order')}
        value={sieve.order}
        options={ORDERS.map((value) => ({ value, label: messages(`users.order.${value}`) }))}
        onChange={(order) => onSift({ ...sieve, order })}
      />
      <Segments
        aria-label={messages('users.only')}
        value={sieve.only}
        options={LIMITS.filter((value) => hasChat || value !== 'muted').map((value) => ({
          value,
          label: messages(`users.only.${value}`),
        }))}
        onChange={(only) => onSift({ ...sieve, only })}
      />
    </>
  )
}
