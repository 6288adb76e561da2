import type { ChatMessage } from './frames.ts'

/** What the sender of a message is called: as he wants to be, or else by his user name. */
export const senderName = ({ nickname, username }: Pick<ChatMessage, 'nickname' | 'username'>): string =>
  nickname.trim() || username
