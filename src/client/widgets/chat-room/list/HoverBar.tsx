import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { IconButton } from '../../../kit/components.ts'
import { copy, more } from '../../../kit/icons.ts'
import { answer, mention } from '../composer/writing.ts'
import { at, reply } from '../icons.ts'
import { useMessages } from '../messages.ts'
import styles from './HoverBar.module.css'
import { copyMessage, openMessageMenu } from './message-menu.ts'

interface HoverBarProps {
  readonly message: ChatMessage
  readonly isOwn: boolean
  /** The user's name. */
  readonly username: string
}

/** The usual actions of a message beside it, under the pointer or where the keyboard is. */
export function HoverBar({ message, isOwn, username }: HoverBarProps) {
  const messages = useMessages()
  const look = { size: 28, iconSize: 16 } as const
  return (
    <div className={styles.bar} role="toolbar" aria-label={messages('actions')} data-own={isOwn || undefined}>
      <IconButton {...look} icon={reply} label={messages('reply')} onClick={() => answer(message)} />
      {isOwn ? null : <IconButton {...look} icon={at} label={messages('mention')} onClick={() => mention(message)} />}
      <IconButton {...look} icon={copy} label={messages('copy')} onClick={() => copyMessage(message)} />
      <IconButton
        {...look}
        icon={more}
        label={messages('more')}
        aria-haspopup="menu"
        onClick={({ currentTarget, detail }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          openMessageMenu(message, username, { x: left, y: bottom + 6 }, detail === 0)
        }}
      />
    </div>
  )
}
