import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { Avatar, inOneLine, useMe } from '../../chat/lazy.ts'
import { Comment } from '../Comment.tsx'
import { shownSize } from '../model.ts'

interface MessageLineProps {
  readonly message: ChatMessage
  /** The reader's, in px. */
  readonly fontSize: number
}

/** A message of the room in one line, without what it answers. */
export function MessageLine({ message, fontSize }: MessageLineProps) {
  const { username, text, color, size } = message
  const isOwn = useMe()?.username === username
  return (
    <div style={{ fontSize: shownSize(size, fontSize) }}>
      <Comment face={<Avatar {...message} />} text={inOneLine(text)} color={color} isOwn={isOwn} />
    </div>
  )
}
