import { type RefObject, useEffect, useRef } from 'react'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { inOneLine, markRead } from '../../../kit/chat.ts'
import { announce } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import { useSeen } from './use-seen.ts'

/** So many messages at once are read aloud; of more only the last ones. */
const MOST_ANNOUNCED = 3
/** Between two announcements, in ms: in a room where many speak one would hear nothing else. */
const PAUSE_MS = 5000

/**
 * What is said is read as long as the end of the list is seen; assistive technology announces it.
 * @param me the user's name
 */
export function useReading(said: readonly ChatMessage[], end: RefObject<Element | null>, me: string): void {
  const messages = useMessages()
  const isSeen = useSeen(end)
  const newest = said.at(-1)?.chatId ?? 0
  useEffect(() => {
    if (isSeen && newest > 0) markRead()
  }, [isSeen, newest])
  const announced = useRef({ to: newest, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    const { to, at } = announced.current
    const fresh = said.filter(({ chatId, username }) => chatId > to && username !== me)
    // the first ones are those of before
    if (to === 0 || !isSeen || fresh.length === 0) {
      announced.current = { to: newest, at }
      return
    }
    const tell = () => {
      announced.current = { to: newest, at: performance.now() }
      const last = fresh.slice(-MOST_ANNOUNCED)
      announce(last.map((one) => messages('said', { name: senderName(one), text: inOneLine(one.text) })).join('\n'))
    }
    const timer = setTimeout(tell, Math.max(0, at + PAUSE_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [said, newest, isSeen, me, messages])
}
