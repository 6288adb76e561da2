import { useRef } from 'preact/hooks'
import { type Direction, swipeDirection } from '../kit/input/direction.ts'
import { CELLS, SIDE } from './grid.ts'

interface Press {
  readonly pointer: number
  readonly cell: number
  readonly x: number
  readonly y: number
}

interface Handlers {
  /** A finger or the mouse is down on a cell. @returns whether it can take what lies there */
  readonly onDown: (cell: number) => boolean
  /** It has let go without a drag. */
  readonly onTap: (cell: number) => void
  /** It has dragged what lies in the cell. */
  readonly onDrag: (cell: number, direction: Direction) => void
}

/** The cell of the board below a pointer. */
function cellAt({ clientX, clientY, currentTarget }: PointerEvent): number | undefined {
  if (!(currentTarget instanceof Element)) return undefined
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const [column, row] = [((clientX - left) / width) * SIDE, ((clientY - top) / height) * SIDE].map(Math.floor)
  if (column === undefined || row === undefined || column < 0 || row < 0 || column >= SIDE) return undefined
  const cell = row * SIDE + column
  return cell < CELLS ? cell : undefined
}

/** Handlers of the board, which is all cells: taps and drags of one pointer at a time. */
export function useSwapInput({ onDown, onTap, onDrag }: Handlers) {
  const press = useRef<Press | undefined>(undefined)
  const end = () => {
    press.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellAt(event)
      if (cell === undefined || press.current !== undefined || event.button !== 0 || !onDown(cell)) return
      press.current = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY }
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      const direction = swipeDirection(event.clientX - current.x, event.clientY - current.y)
      if (direction === undefined) return
      end()
      onDrag(current.cell, direction)
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      end()
      onTap(current.cell)
    },
    onPointerCancel: end,
  }
}
