import { type RefObject, useEffect, useRef } from 'react'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { inOneLine, markRead } from '../../../kit/chat.ts'
import { announce } from '../../../kit/interaction.ts'
import { nameOf } from '../kernel/people.ts'
import { useMessages } from '../messages.ts'
import { useSeen } from './use-seen.ts'

/** So many messages at once are read aloud; of more only the last ones. */
const MOST_ANNOUNCED = 3

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
  const announced = useRef(newest)
  useEffect(() => {
    const since = announced.current
    announced.current = newest
    // the first ones are those of before
    if (since === 0 || !isSeen) return
    const texts = said
      .filter(({ chatId, username }) => chatId > since && username !== me)
      .slice(-MOST_ANNOUNCED)
      .map((one) => messages('said', { name: nameOf(one), text: inOneLine(one.text) }))
    if (texts.length > 0) announce(texts.join('\n'))
  }, [said, newest, isSeen, me, messages])
}
