import { useRef } from 'react'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { Avatar, type Me, MessageAge, sendAgain } from '../../../kit/chat.ts'
import { classes, useFittingRows } from '../../../kit/components.ts'
import type { MessageRow, Row } from '../kernel/rows.ts'
import { messageLook } from '../message-look.ts'
import { useMessages } from '../messages.ts'
import styles from './Lines.module.css'
import { Said } from './Said.tsx'

interface LinesProps {
  readonly rows: readonly Row[]
  readonly me: Me
  /** Whether there is room for names and ages; rows stand closer then. */
  readonly isWide: boolean
}

/** The height of a row in px, as in the style sheet. */
const ROW_PX = { wide: 20, narrow: 26 } as const

/** What was said last, a line each, as many as there is room for. */
export function Lines({ rows, me, isWide }: LinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = useFittingRows(list, isWide ? ROW_PX.wide : ROW_PX.narrow, isWide ? 3 : 2)
  const last = rows.filter((row) => row.is === 'message').slice(-count)
  return (
    <ul ref={list} className={classes(styles.lines, isWide && styles.wide)}>
      {last.map((row) => (
        <Line key={row.key} row={row} me={me} isWide={isWide} />
      ))}
    </ul>
  )
}

interface LineProps extends Pick<LinesProps, 'me' | 'isWide'> {
  readonly row: MessageRow
}

function Line({ row: { message, isOwn, at }, me, isWide }: LineProps) {
  const messages = useMessages()
  const name = isOwn ? messages('me') : senderName(message)
  return (
    <li
      className={classes(styles.line, at !== undefined && styles[at])}
      title={messages('said', { name, text: message.text })}
    >
      <span className={styles.head}>
        <Avatar {...message} />
      </span>
      <span className={styles.text} style={messageLook(message.color, message.size)}>
        <span className={isWide ? styles.name : styles.unseen}>{name}</span>
        <Said text={message.text} me={senderName(me)} />
      </span>
      {at === 'failed' ? (
        <button type="button" className={styles.again} onClick={() => sendAgain(message.nonce)}>
          {messages('retry')}
        </button>
      ) : isWide ? (
        <span className={styles.age}>
          <MessageAge time={message.time} style="narrow" />
        </span>
      ) : null}
    </li>
  )
}
