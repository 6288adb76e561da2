import { senderName } from '../../../../shared/chat/sender-name.ts'
import { Avatar } from '../../../kit/chat.ts'
import type { Person } from '../kernel/people.ts'
import { useMessages } from '../messages.ts'
import styles from './MentionList.module.css'

interface MentionListProps {
  readonly id: string
  readonly people: readonly Person[]
  /** The index of the one that Enter takes. */
  readonly current: number
  readonly onChoose: (index: number) => void
}

/** The people who are offered behind an `@`; the field keeps the focus. */
export function MentionList({ id, people, current, onChoose }: MentionListProps) {
  const messages = useMessages()
  return (
    <div id={id} role="listbox" aria-label={messages('people')} className={styles.list}>
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus, and hears the keys
        <div
          key={person.username}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          className={styles.person}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <Avatar {...person} />
          <span className={styles.name}>{senderName(person)}</span>
          {senderName(person) === person.username ? null : <span className={styles.username}>{person.username}</span>}
        </div>
      ))}
    </div>
  )
}
