import { useRef, useState } from 'preact/hooks'
import type { Square } from './legal.ts'

/** How far a piece is moved before it is dragged, in px. */
const DRAG_PX = 6

/** A piece that follows the pointer, by how far it is from its square in px. */
export interface Drag {
  readonly square: Square
  readonly x: number
  readonly y: number
}

interface Handlers {
  readonly canTake: (square: Square) => boolean
  /** A piece is taken up. */
  readonly onTake: (square: Square) => void
  /** It is let go: over a square, or beside the board. */
  readonly onDrop: (from: Square, to: Square | undefined) => void
}

interface Press {
  readonly square: Square
  readonly pointer: number
  readonly x: number
  readonly y: number
}

const squareOf = (element: EventTarget | null | undefined): Square | undefined =>
  (element instanceof Element ? element.closest<HTMLElement>('[data-square]') : null)?.dataset.square as
    | Square
    | undefined

/** Dragging of pieces over the board, by one pointer at a time; a press that moves nothing stays a click. */
export function usePieceDrag({ canTake, onTake, onDrop }: Handlers) {
  const press = useRef<Press | undefined>(undefined)
  const [drag, setDrag] = useState<Drag | undefined>(undefined)
  const end = () => {
    press.current = undefined
    setDrag(undefined)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const square = squareOf(event.target)
      if (square === undefined || press.current !== undefined || event.button !== 0) return
      press.current = { square, pointer: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      if (event.buttons === 0) return end() // it was released elsewhere
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      if (drag === undefined) {
        if (Math.hypot(x, y) < DRAG_PX || !canTake(current.square)) return
        if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
        onTake(current.square)
      }
      setDrag({ square: current.square, x, y })
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      end()
      if (drag === undefined) return
      const below = document.elementsFromPoint(event.clientX, event.clientY).map(squareOf)
      onDrop(
        current.square,
        below.find((square) => square !== undefined),
      )
    },
    onPointerCancel: end,
  }
  return { drag, handlers }
}
