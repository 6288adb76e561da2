import { useRef, useState } from 'preact/hooks'
import type { Cell } from './cells.ts'

/** How far a piece is moved before it is dragged, in px. */
const DRAG_PX = 6

/** A piece that follows the pointer, and how far from its place, in px. */
export interface Drag {
  readonly cell: Cell
  readonly x: number
  readonly y: number
}

interface Handlers {
  readonly canTake: (cell: Cell) => boolean
  readonly onTake: (cell: Cell) => void
  readonly onDrop: (cell: Cell) => void
}

/** The cell of the button that an element is, or is in. */
function cellOf(element: Element | null): Cell | undefined {
  const text = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell
  return text === undefined ? undefined : Number(text)
}

/** Dragging of pieces over the board by one pointer; a press that does not go far is a click, as ever. */
export function useDrag({ canTake, onTake, onDrop }: Handlers) {
  const press = useRef<(Drag & { readonly pointer: number }) | undefined>(undefined)
  const [drag, setDrag] = useState<Drag | undefined>(undefined)
  const end = () => {
    press.current = undefined
    setDrag(undefined)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const cell = event.target instanceof Element ? cellOf(event.target) : undefined
      if (cell === undefined || press.current !== undefined || event.button !== 0 || !canTake(cell)) return
      press.current = { cell, x: event.clientX, y: event.clientY, pointer: event.pointerId }
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      if (event.buttons === 0) return end() // it was released elsewhere
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      if (drag === undefined) {
        if (Math.hypot(x, y) < DRAG_PX) return
        if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
        onTake(current.cell)
      }
      setDrag({ cell: current.cell, x, y })
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      const to = drag === undefined ? undefined : cellOf(document.elementFromPoint(event.clientX, event.clientY))
      end()
      if (to !== undefined && to !== current.cell) onDrop(to)
    },
    onPointerCancel: end,
  }
  return { drag, handlers }
}
