import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { Avatar, inOneLine, useMe } from '../../chat/lazy.ts'
import { Comment } from '../Comment.tsx'
import { COMMON_SIZE, shownSize } from '../model.ts'

interface MessageLineProps {
  readonly message: ChatMessage
  /** The reader's, in px. */
  readonly fontSize: number
  /** Whether it has a ground of its own, and is no larger than others. */
  readonly isPlated?: boolean
}

/** A message of the room in one line, without what it answers. */
export function MessageLine({ message, fontSize, isPlated = false }: MessageLineProps) {
  const { username, text, color, size } = message
  const isOwn = useMe()?.username === username
  return (
    <div style={{ fontSize: shownSize(isPlated ? Math.min(size, COMMON_SIZE) : size, fontSize) }}>
      <Comment face={<Avatar {...message} />} text={inOneLine(text)} color={color} isOwn={isOwn} isPlated={isPlated} />
    </div>
  )
}
