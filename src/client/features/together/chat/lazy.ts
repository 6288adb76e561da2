export { retrySocket } from '../../data/socket/lazy.ts'
export { Avatar } from './Avatar.tsx'
export { askHistory } from './ask-history.ts'
export { chat, KINDS } from './chat.ts'
export { copyAndTell } from './copy-and-tell.ts'
export { hiddenPeople, keptRoom } from './document.ts'
export { createDraftKeeper } from './draft-keeper.ts'
export {
  answerTo,
  foldedText,
  inOneLine,
  mentionName,
  mentions,
  type Piece,
  piecesOf,
  readText,
  withoutGaps,
} from './kernel/message-text.ts'
export { messageColors } from './kernel/readable-color.ts'
export { MOST_MESSAGES, type Unsent } from './kernel/room.ts'
export { MessageAge } from './MessageAge.tsx'
export { ban, deleteFromRoom, mute, reportEntries } from './moderate.ts'
export { hidePerson, showPerson } from './people.ts'
export { dropMessage, sendAgain, sendMessage } from './send-message.ts'
export {
  GLANCE_MS,
  lastRead,
  type Me,
  markRead,
  useChat,
  useDraft,
  useMe,
  useMessagesOfRoom,
  useRoom,
  useSocket,
  useUnread,
} from './use-chat.ts'
