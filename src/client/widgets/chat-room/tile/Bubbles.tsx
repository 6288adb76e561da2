import { senderName } from '../../../../shared/chat/sender-name.ts'
import { Avatar, type Me, sendAgain } from '../../../kit/chat.ts'
import { classes } from '../../../kit/components.ts'
import { dayHeading, useLanguage } from '../../../kit/text.ts'
import { useToday } from '../../../kit/time.ts'
import type { MessageRow, Row } from '../kernel/rows.ts'
import { messageLook } from '../message-look.ts'
import { useMessages } from '../messages.ts'
import styles from './Bubbles.module.css'
import { Said } from './Said.tsx'

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
      {rows.map((row, index) => {
        // drawn from the newest up, and read in the order in which it was said
        const order = rows.length - index
        if (row.is === 'message') return <Bubble key={row.key} row={row} me={me} order={order} />
        if (row.is !== 'day') return null
        return (
          <li key={row.key} className={styles.day} data-daily="" style={{ order }}>
            {dayHeading(row.day, today, language)}
          </li>
        )
      })}
    </ul>
  )
}

interface BubbleProps extends Pick<BubblesProps, 'me'> {
  readonly row: MessageRow
  /** Its place, counted from the newest. */
  readonly order: number
}

function Bubble({ row: { message, isOwn, begins, at }, me, order }: BubbleProps) {
  const messages = useMessages()
  const name = isOwn ? messages('me') : senderName(message)
  return (
    <li
      className={classes(styles.row, isOwn && styles.own, !begins && styles.follows, at !== undefined && styles[at])}
      style={{ order }}
    >
      <span className={styles.head}>{begins ? <Avatar {...message} /> : null}</span>
      <div className={styles.content}>
        <small className={begins && !isOwn ? styles.name : styles.unseen}>{name}</small>
        <p className={styles.bubble} style={messageLook(message.color, message.size)} title={message.text}>
          <span>
            <Said text={message.text} me={senderName(me)} />
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
