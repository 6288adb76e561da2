/** The chat room: what was said in it, who is in it, and what the user says. */

export { openLogin } from '../features/auth/login/lazy.ts'
export { useIsChatOffered } from '../features/data/socket/lazy.ts'
export {
  Avatar,
  answerTo,
  askHistory,
  ban,
  deleteFromRoom,
  dropMessage,
  hiddenPeople,
  hidePerson,
  inOneLine,
  KINDS,
  keepDraft,
  keptRoom,
  lastRead,
  type Me,
  MOST_MESSAGES,
  markRead,
  mentionName,
  mentions,
  mute,
  type Piece,
  piecesOf,
  readableColor,
  readText,
  report,
  retrySocket,
  sendAgain,
  sendMessage,
  showPerson,
  type Unsent,
  useChat,
  useDraft,
  useMe,
  useMessagesOfRoom,
  useRoom,
  useSocket,
  useUnread,
} from '../features/together/chat/lazy.ts'
export { danmakuSettings, OwnStyle, sendDanmakuSettings } from '../features/together/danmaku/lazy.ts'
export { EmojiButton } from '../features/together/emoji/lazy.ts'
