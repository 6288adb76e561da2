import { useState } from 'react'
import {
  Avatar,
  KINDS,
  markRead,
  sendMessage,
  useChat,
  useMe,
  useMessagesOfRoom,
  useRoom,
  useSocket,
} from '../../kit/chat.ts'
import { Guest } from './Guest.tsx'
import { useMessages } from './messages.ts'

/** The room: what was said, and what the user says. */
export default function Window() {
  const messages = useMessages()
  const me = useMe()
  useRoom()
  const said = useMessagesOfRoom()
  const unsent = useChat(({ room }) => room.unsent)
  const { at } = useSocket()
  const [text, setText] = useState('')
  if (me === undefined) return <Guest />
  return (
    <div data-socket={at}>
      {said.map((message) => (
        <p key={message.chatId}>
          <Avatar {...message} /> {message.nickname} {message.text}
        </p>
      ))}
      {unsent.map((one) => (
        <p key={one.nonce}>
          {one.text} {one.at}
        </p>
      ))}
      <input
        aria-label={messages('input')}
        placeholder={messages('placeholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return
          sendMessage({ kind: KINDS.room, color: '#ffffff', size: 14, text })
          markRead()
          setText('')
        }}
      />
    </div>
  )
}
