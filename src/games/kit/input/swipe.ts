import { useRef } from 'preact/hooks'
import { type Direction, swipeDirection } from './direction.ts'

interface SwipeProps {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

/** Handlers of an element on which fingers and the mouse swipe: each swipe counts once, as soon as it is one. */
export function useSwipe(swipe: (direction: Direction) => void): SwipeProps {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const end = () => {
    from.current = undefined
  }
  return {
    onPointerDown: (event) => {
      from.current = { x: event.clientX, y: event.clientY }
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event) => {
      if (from.current === undefined) return
      const direction = swipeDirection(event.clientX - from.current.x, event.clientY - from.current.y)
      if (direction === undefined) return
      end()
      swipe(direction)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
