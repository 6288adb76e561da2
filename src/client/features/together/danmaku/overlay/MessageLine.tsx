import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { Avatar, inOneLine, useMe } from '../../chat/lazy.ts'
import { Comment } from '../stage/Comment.tsx'

interface MessageLineProps {
  readonly message: ChatMessage
  /** Whether it has a ground of its own. */
  readonly isPlated?: boolean
}

/** A message of the room in one line, without what it answers. */
export function MessageLine({ message, isPlated = false }: MessageLineProps) {
  const { username, text, color } = message
  const isOwn = useMe()?.username === username
  return (
    <Comment face={<Avatar {...message} />} text={inOneLine(text)} color={color} isOwn={isOwn} isPlated={isPlated} />
  )
}
