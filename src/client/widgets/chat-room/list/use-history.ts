import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { askHistory, MOST_MESSAGES, useChat, useSocket } from '../../../kit/chat.ts'
import { reveal, revealed } from '../revealed.ts'
import { useDrawn } from './use-drawn.ts'
import { useScrollPlace } from './use-scroll-place.ts'

/** Nearer to the beginning than so many px more is drawn, or asked for. */
const NEAR_PX = 600

/** What there is before the first message that is drawn. */
export type Before = 'more' | 'nothing' | 'forgotten'

/** Elements of the list. */
interface Elements {
  readonly scroller: RefObject<HTMLElement | null>
  readonly list: RefObject<HTMLElement | null>
}

/** Draws the last messages, and earlier ones as the user scrolls up to them. */
export function useHistory(said: readonly ChatMessage[], { scroller, list }: Elements) {
  const { hasEarlier, isCatchingUp, unsent } = useChat(({ room }) => room)
  const isOpen = useSocket().at === 'open'
  const drawing = useDrawn(said)
  const { drawLast } = drawing
  const { isAtEnd, isFar, stick, follow } = useScrollPlace(scroller, list)
  /** The last message that was there when the end was left. */
  const [leftAt, setLeftAt] = useState(0)
  const isFull = said.length >= MOST_MESSAGES
  const mayAsk = isOpen && !isCatchingUp && hasEarlier && !isFull

  const drawEarlier = () => {
    if (!drawing.isAll) drawing.drawMore()
    else if (mayAsk) askHistory()
  }
  const onScroll = (element: HTMLElement) => {
    const now = follow(element)
    if (now.isAtEnd && !isAtEnd) drawLast()
    if (!now.isAtEnd && isAtEnd) {
      setLeftAt(said.at(-1)?.chatId ?? 0)
      drawing.hold()
    }
    if (!now.isAtEnd && now.top < NEAR_PX) drawEarlier()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever other messages are drawn
  useEffect(() => {
    // where the list is scrolled to is known to the browser alone
    const element = scroller.current
    if (element === null || said.length === 0) return
    const isShort = element.scrollHeight <= element.clientHeight
    if (isShort || (!isAtEnd && element.scrollTop < NEAR_PX)) drawEarlier()
  }, [drawing.drawn.length, said.length, mayAsk])

  const toEnd = useCallback(() => {
    drawLast()
    stick()
  }, [drawLast, stick])
  const lastUnsent = unsent.at(-1)?.nonce
  useEffect(() => {
    // whoever has written something wants to see it
    if (lastUnsent !== undefined) toEnd()
  }, [lastUnsent, toEnd])

  const shown = useRevealed(list, drawing, () => scroller.current && onScroll(scroller.current))
  const before: Before = !drawing.isAll || (hasEarlier && !isFull) ? 'more' : hasEarlier ? 'forgotten' : 'nothing'
  return {
    ...{ drawn: drawing.drawn, before, isAtEnd, isFar, toEnd, onScroll, leftAt, shown },
    isLoading: isOpen && (isCatchingUp || hasEarlier),
    /** Whether earlier messages are on their way; nothing moves as long as nobody sees it. */
    isComing: mayAsk && drawing.isAll && !isAtEnd,
  }
}

/** Shows the message that something else in the window wants to be seen. @returns its id */
function useRevealed(
  list: Elements['list'],
  { drawn, drawTo }: Pick<ReturnType<typeof useDrawn>, 'drawn' | 'drawTo'>,
  onScroll: () => void,
): number | undefined {
  const wanted = useStore(revealed, ({ chatId }) => chatId)
  const [shown, setShown] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again once the message is drawn
  useLayoutEffect(() => {
    if (wanted === undefined) return
    const row = list.current?.querySelector(`[data-message="${wanted}"]`)
    if (!row) return drawTo(wanted)
    row.scrollIntoView({ block: 'center' })
    onScroll()
    setShown(wanted)
    reveal(undefined)
  }, [wanted, drawn.length])
  return shown
}
