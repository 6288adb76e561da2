import { useRef, useState } from 'preact/hooks'
import { columnOf, rowOf } from './cells.ts'
import { type Followed, follow } from './follow.ts'
import { COLUMNS, ROWS } from './openings.ts'
import { type Move, type Position, takenByOthers } from './rules.ts'

/** How far a piece is moved before it is dragged, in px. */
const DRAG_PX = 5

/** A piece that follows the pointer. */
export interface Drag extends Followed {
  readonly piece: number
}

interface Press {
  readonly piece: number
  readonly pointer: number
  readonly startX: number
  readonly startY: number
  /** The side of a cell, in px. */
  readonly unit: number
}

interface Handlers {
  readonly onMove: (move: Move) => void
  readonly onPress: (piece: number) => void
  readonly onPressCell: (cell: number) => void
}

/** The cell of the floor below the pointer. @param floor the element that is as large as all cells */
function cellAt(floor: Element, { clientX, clientY }: PointerEvent): number {
  const { left, top, width, height } = floor.getBoundingClientRect()
  const [column, row] = [((clientX - left) / width) * COLUMNS, ((clientY - top) / height) * ROWS]
  return Math.floor(row) * COLUMNS + Math.floor(column)
}

/** Dragging of pieces along free cells, and presses on them, by one pointer at a time. */
export function usePieceDrag(position: Position, { onMove, onPress, onPressCell }: Handlers) {
  const press = useRef<Press | undefined>(undefined)
  const dragged = useRef<Drag | undefined>(undefined)
  const [drag, show] = useState<Drag | undefined>(undefined)
  const put = (next: Drag | undefined) => {
    dragged.current = next
    show(next)
  }
  const end = () => {
    press.current = undefined
    put(undefined)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (press.current !== undefined || event.button !== 0 || !(event.currentTarget instanceof Element)) return
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-piece]') : null
      const piece = Number(element?.dataset.piece)
      const pressed = position.pieces[piece]
      if (element === null || pressed === undefined) {
        onPressCell(cellAt(event.currentTarget, event))
        return
      }
      const unit = element.getBoundingClientRect().width / pressed.width
      press.current = { piece, pointer: event.pointerId, startX: event.clientX, startY: event.clientY, unit }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      const moved = current && position.pieces[current.piece]
      if (current === undefined || moved === undefined || current.pointer !== event.pointerId) return
      const [x, y] = [event.clientX - current.startX, event.clientY - current.startY]
      if (dragged.current === undefined && Math.hypot(x, y) < DRAG_PX) return
      const [column, row] = [columnOf(moved.cell) + x / current.unit, rowOf(moved.cell) + y / current.unit]
      const from = dragged.current?.cell ?? moved.cell
      put({
        piece: current.piece,
        ...follow(moved, from, takenByOthers(position, current.piece), column, row),
      })
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      const last = dragged.current
      end()
      if (last === undefined) onPress(current.piece)
      else onMove({ piece: last.piece, to: last.cell })
    },
    onPointerCancel: end,
  }
  return { drag, handlers }
}
