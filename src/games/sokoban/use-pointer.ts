import { useRef, useState } from 'preact/hooks'
import { type Direction, swipeDirection } from '../kit/input/direction.ts'
import type { Cell, Furnished } from './room.ts'

/** How far a box is moved before it is dragged, in px. */
const DRAG_PX = 8

/** A box that is dragged, and the cell it is over. */
export interface Drag {
  readonly box: number
  readonly over: Cell
}

interface Press {
  readonly pointer: number
  readonly cell: Cell
  /** The box that was pressed; -1 if none was. */
  readonly box: number
  readonly hasSwiped: boolean
  readonly x: number
  readonly y: number
}

interface Handlers {
  readonly onTap: (cell: Cell) => void
  readonly onSwipe: (direction: Direction) => void
  readonly onDrop: (drag: Drag) => void
}

/** @param board the element that is as large as all cells */
function cellUnder(board: Element, { room }: Furnished, { clientX, clientY }: PointerEvent): Cell {
  const { left, top, width, height } = board.getBoundingClientRect()
  const inside = (part: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)))
  const column = inside((clientX - left) / width, room.columns)
  return inside((clientY - top) / height, room.rows) * room.columns + column
}

/** Presses on the board: a box is dragged, elsewhere one swipes, as far as the finger goes; a tap is a tap. */
export function usePointer(furnished: Furnished, { onTap, onSwipe, onDrop }: Handlers) {
  const press = useRef<Press | undefined>(undefined)
  const [drag, setDrag] = useState<Drag | undefined>(undefined)
  const end = () => {
    press.current = undefined
    setDrag(undefined)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || press.current !== undefined || !(event.currentTarget instanceof Element)) return
      const cell = cellUnder(event.currentTarget, furnished, event)
      const { pointerId: pointer, clientX: x, clientY: y } = event
      press.current = { pointer, cell, box: furnished.boxes.indexOf(cell), hasSwiped: false, x, y }
      event.currentTarget.setPointerCapture(pointer)
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      if (current?.pointer !== event.pointerId || !(event.currentTarget instanceof Element)) return
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      if (current.box >= 0) {
        if (drag !== undefined || Math.hypot(x, y) > DRAG_PX)
          setDrag({ box: current.box, over: cellUnder(event.currentTarget, furnished, event) })
        return
      }
      const direction = swipeDirection(x, y)
      if (direction === undefined) return
      press.current = { ...current, hasSwiped: true, x: event.clientX, y: event.clientY }
      onSwipe(direction)
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press
      if (current?.pointer !== event.pointerId) return
      end()
      if (drag !== undefined) onDrop(drag)
      else if (!current.hasSwiped) onTap(current.cell)
    },
    onPointerCancel: end,
  }
  return { drag, handlers }
}
