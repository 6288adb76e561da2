import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { DRAG } from '../../../../shared/constants.ts'
import { type DragSession, listenToDrags } from '../../../kit/interaction.ts'
import { indexAfterMove, nearestIndex } from '../kernel/reorder.ts'

/** Cards while one of them is dragged. */
export interface CardDrag {
  readonly from: number
  readonly to: number
  readonly dx: number
  readonly dy: number
  readonly boxes: readonly DOMRect[]
}

/** Drags a card of a list by the mouse; the others make room. Fingers scroll: for them the menu moves a card. */
export function useCardDrag(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDrop: (from: number, to: number) => void,
): CardDrag | undefined {
  const [drag, setDrag] = useState<CardDrag>()
  const drop = useEffectEvent(onDrop)
  const begin = useEffectEvent(({ target, pointerType, clientX, clientY }: PointerEvent): DragSession | undefined => {
    const cards = [...(list.current?.children ?? [])]
    const from = cards.findIndex((card) => target instanceof Element && card.contains(target))
    if (from < 0 || pointerType !== 'mouse' || !(target instanceof Element)) return undefined
    if (target.closest('button') !== null) return undefined
    let current: CardDrag | undefined
    return {
      move(event) {
        const [dx, dy] = [event.clientX - clientX, event.clientY - clientY]
        if (current === undefined && Math.hypot(dx, dy) < DRAG.clickDistancePx) return
        const boxes = current?.boxes ?? cards.map((card) => card.getBoundingClientRect())
        current = { from, to: nearestIndex(boxes, event.clientX, event.clientY), dx, dy, boxes }
        setDrag(current)
      },
      end(isDrop) {
        if (isDrop && current !== undefined) drop(current.from, current.to)
        setDrag(undefined)
      },
      drags: () => current !== undefined,
      holds: () => current !== undefined,
    }
  })
  useEffect(() => {
    // a drag is heard on the window
    if (!isOn) return undefined
    const listeners = new AbortController()
    listenToDrags((press) => begin(press), listeners.signal)
    return () => listeners.abort()
  }, [isOn])
  return drag
}

/** Where a card is shown during a drag, relative to its place. */
export function cardOffset(index: number, { from, to, dx, dy, boxes }: CardDrag): string {
  const [own, next] = [boxes[index], boxes[indexAfterMove(index, from, to)]]
  if (index === from || own === undefined || next === undefined) return index === from ? `${dx}px ${dy}px` : 'none'
  return `${next.left - own.left}px ${next.top - own.top}px`
}
