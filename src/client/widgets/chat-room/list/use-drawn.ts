import { useCallback, useMemo, useState } from 'react'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'

/** So many messages are drawn at first, and more whenever the first is near: thousands at once would be slow. */
const STEP = 100

/** Which of the messages are drawn: the last ones, or those from one on that was scrolled to. */
export function useDrawn(messages: readonly ChatMessage[]) {
  const [from, setFrom] = useState<number>()
  const drawLast = useCallback(() => setFrom(undefined), [])
  const first = from === undefined ? messages.length - STEP : messages.findIndex(({ chatId }) => chatId >= from)
  const begin = Math.max(0, first)
  const drawn = useMemo(() => messages.slice(begin), [messages, begin])
  const drawFrom = (index: number) => setFrom(messages[Math.max(0, index)]?.chatId)
  return {
    drawn,
    isAll: begin === 0,
    drawMore: () => drawFrom(begin - STEP),
    /** Draws on from the same message, though others are said. */
    hold: () => drawFrom(begin),
    /** Draws a message, and some before it. */
    drawTo: (chatId: number) => {
      const index = messages.findIndex((message) => message.chatId >= chatId)
      if (index >= 0 && index - STEP / 2 < begin) drawFrom(index - STEP / 2)
    },
    drawLast,
  }
}
