/** The chat room: what was said in it, who is in it, and what the user says. */

export { openLogin } from '../features/auth/login/lazy.ts'
export {
  Avatar,
  askHistory,
  dropMessage,
  hiddenPeople,
  hidePerson,
  inOneLine,
  KINDS,
  keepDraft,
  markRead,
  readableColor,
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
