export { retrySocket } from '../../data/socket/lazy.ts'
export { Avatar } from './Avatar.tsx'
export { askHistory } from './ask-history.ts'
export { type Chat, KINDS } from './chat.ts'
export { hiddenPeople } from './document.ts'
export { inOneLine } from './kernel/message-text.ts'
export { readableColor } from './kernel/readable-color.ts'
export type { Unsent } from './kernel/room.ts'
export { hidePerson, showPerson } from './people.ts'
export { dropMessage, sendAgain, sendMessage } from './send-message.ts'
export {
  keepDraft,
  markRead,
  useChat,
  useDraft,
  useMe,
  useMessagesOfRoom,
  useRoom,
  useSocket,
  useUnread,
} from './use-chat.ts'
