import { memo } from 'react'
import { useStore } from 'zustand'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { Avatar, dropMessage, inOneLine, MessageAge, mentions, sendAgain } from '../../../kit/chat.ts'
import { Button, classes, Icon } from '../../../kit/components.ts'
import { alert } from '../../../kit/icons.ts'
import type { MessageRow } from '../kernel/rows.ts'
import { messageLook } from '../message-look.ts'
import { useMessages } from '../messages.ts'
import { HoverBar } from './HoverBar.tsx'
import styles from './MessageItem.module.css'
import { MessageText } from './MessageText.tsx'
import type { PointedStore } from './use-message-actions.ts'

interface MessageItemProps extends Pick<MessageRow, 'message' | 'isOwn' | 'begins' | 'at'> {
  /** Tells its row from the others. */
  readonly rowKey: string
  /** The names of the user. */
  readonly username: string
  readonly nickname: string
  /** The row that has the pointer, else the focus, has its actions beside it. */
  readonly pointed: PointedStore
  /** Whether the list was just scrolled to it. */
  readonly isRevealed: boolean
}

/** A message, with its author where it begins a group. */
export const MessageItem = memo(
  ({ rowKey, message, isOwn, begins, at, username, nickname, pointed, isRevealed }: MessageItemProps) => {
    const messages = useMessages()
    const isActive = useStore(pointed, ({ hovered, focused }) => (hovered ?? focused) === rowKey)
    const { text, time, color, size } = message
    const name = senderName(message)
    const isForMe = !isOwn && mentions(text, nickname)
    return (
      <li
        className={classes(
          styles.row,
          begins && styles.begins,
          isOwn && styles.own,
          isForMe && styles.forMe,
          isRevealed && styles.revealed,
          at !== undefined && styles[at],
        )}
        data-message={message.chatId}
        data-row={rowKey}
      >
        {begins ? (
          <span className={styles.head}>
            <Avatar {...message} />
          </span>
        ) : null}
        <div className={styles.content}>
          {begins ? (
            <p className={styles.author}>
              <span className={isOwn ? styles.said : styles.name}>{isOwn ? messages('me') : name}</span>
              <MessageAge time={time} />
            </p>
          ) : null}
          {/* biome-ignore lint/a11y/useSemanticElements: a stop of the arrow keys, named as a whole */}
          <div
            role="group"
            className={styles.bubble}
            tabIndex={-1}
            data-focus-stop={rowKey}
            aria-label={messages('said', { name: isOwn ? messages('me') : name, text: inOneLine(text) })}
            style={messageLook(color, size)}
          >
            <MessageText text={text} author={name} me={nickname} />
          </div>
          {at === 'failed' ? <Failed nonce={message.nonce} /> : null}
        </div>
        {isActive && at === undefined ? <HoverBar message={message} isOwn={isOwn} username={username} /> : null}
      </li>
    )
  },
)

/** An own message has not arrived. */
function Failed({ nonce }: { readonly nonce: string }) {
  const messages = useMessages()
  return (
    <div className={styles.failure}>
      <Icon path={alert} size={14} />
      {messages('notSent')}
      <Button kind="text" size="s" onClick={() => sendAgain(nonce)}>
        {messages('retry')}
      </Button>
      <Button kind="text" size="s" className={styles.drop} onClick={() => dropMessage(nonce)}>
        {messages('drop')}
      </Button>
    </div>
  )
}
