import { inOneLine, useMe, useMessagesOfRoom, useRoom, useUnread } from '../../kit/chat.ts'
import { Guest } from './Guest.tsx'
import { useMessages } from './messages.ts'

/** A tile of one cell shows how much is unread; larger ones show what was said last, and take a message. */
export default function Tile() {
  const messages = useMessages()
  const me = useMe()
  useRoom(1000)
  const unread = useUnread()
  const said = useMessagesOfRoom()
  if (me === undefined) return <Guest place="tile" />
  return (
    <div>
      {messages('name')} {unread}
      {said.slice(-3).map(({ chatId, text }) => (
        <p key={chatId}>{inOneLine(text)}</p>
      ))}
    </div>
  )
}
