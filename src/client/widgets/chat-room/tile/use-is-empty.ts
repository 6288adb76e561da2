import { useChat, useSocket } from '../../../kit/chat.ts'

/** Whether it is known that nobody has said anything. */
export function useIsEmpty(): boolean {
  const isOpen = useSocket().at === 'open'
  return useChat(({ room }) => room.messages.length === 0 && !room.isCatchingUp && !room.hasEarlier) && isOpen
}
