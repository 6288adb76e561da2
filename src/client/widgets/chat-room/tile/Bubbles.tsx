import { Avatar, type Me, sendAgain } from '../../../kit/chat.ts'
import { classes } from '../../../kit/components.ts'
import { dayHeading, useLanguage } from '../../../kit/text.ts'
import { useToday } from '../../../kit/time.ts'
import { nameOf } from '../kernel/people.ts'
import type { MessageRow, Row } from '../kernel/rows.ts'
import { useMessages } from '../messages.ts'
import styles from './Bubbles.module.css'
import { lookOf, Said } from './Said.tsx'

interface BubblesProps {
  readonly rows: readonly Row[]
  readonly me: Me
}

/** What was said last, in bubbles from the bottom up: those that are whole. */
export function Bubbles({ rows, me }: BubblesProps) {
  const language = useLanguage()
  const today = useToday()
  return (
    <ul className={styles.bubbles}>
      {rows.toReversed().map((row) =>
        row.is === 'message' ? (
          <Bubble key={row.key} row={row} me={me} />
        ) : row.is === 'day' ? (
          <li key={row.key} className={styles.day} data-daily="">
            {dayHeading(row.day, today, language)}
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Bubble({ row: { message, isOwn, begins, at }, me }: { readonly row: MessageRow; readonly me: Me }) {
  const messages = useMessages()
  const name = isOwn ? messages('me') : nameOf(message)
  return (
    <li className={classes(styles.row, isOwn && styles.own, !begins && styles.follows, at !== undefined && styles[at])}>
      <span className={styles.head}>{begins ? <Avatar {...message} /> : null}</span>
      <div className={styles.content}>
        <small className={begins && !isOwn ? styles.name : styles.unseen}>{name}</small>
        <p className={styles.bubble} style={lookOf(message.color, message.size)} title={message.text}>
          <span>
            <Said text={message.text} me={nameOf(me)} />
          </span>
        </p>
        {at === 'failed' ? (
          <small className={styles.failure}>
            {messages('notSent')}
            <button type="button" onClick={() => sendAgain(message.nonce)}>
              {messages('retry')}
            </button>
          </small>
        ) : null}
      </div>
    </li>
  )
}
