import { useRef, useState } from 'preact/hooks'
import { type Cell, cellAt, columnOf, rowOf, SIZE } from './cells.ts'

/** Cells that are smaller are aimed at first: a finger hides them, and would miss. In px. */
const FINGER_PX = 28
/** How far from the crossing that is aimed at a second tap still sets the stone, in cells. */
const SAME_CELLS = 0.6

/** A place on the board, in cells from the upper left crossing. */
interface Place {
  readonly column: number
  readonly row: number
}

interface Press {
  readonly pointer: number
  readonly cell: Cell | undefined
  /** What the tap sets if it is none to aim anew: the crossing that was aimed at. */
  readonly aimed: Cell | undefined
  readonly isAiming: boolean
}

/** @param board the element that is as large as all cells */
function placeUnder(board: Element, { clientX, clientY }: PointerEvent): Place {
  const { left, top, width, height } = board.getBoundingClientRect()
  return { column: ((clientX - left) / width) * SIZE - 0.5, row: ((clientY - top) / height) * SIZE - 0.5 }
}
const cellOf = ({ column, row }: Place) => cellAt(Math.round(column), Math.round(row))
const isAt = (cell: Cell, { column, row }: Place): boolean =>
  Math.hypot(column - columnOf(cell), row - rowOf(cell)) <= SAME_CELLS

/**
 * Presses on the board. Where cells are small a finger aims first: it drags the crossing about, and a second tap on it
 * sets the stone. @param onPlay sets a stone, where it may be set
 */
export function useAim(onPlay: (cell: Cell) => void) {
  const [aim, setAim] = useState<Cell | undefined>(undefined)
  const press = useRef<Press | undefined>(undefined)
  const end = () => {
    press.current = undefined
  }
  const play = (cell: Cell) => {
    setAim(undefined)
    onPlay(cell)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (
        event.button !== 0 ||
        (press.current !== undefined && press.current.pointer !== event.pointerId) ||
        !(event.currentTarget instanceof Element)
      )
        return
      const board = event.currentTarget
      const place = placeUnder(board, event)
      const isAiming = event.pointerType === 'touch' && board.clientWidth < FINGER_PX * SIZE
      const aimed = aim !== undefined && isAt(aim, place) ? aim : undefined
      const cell = aimed ?? cellOf(place)
      press.current = { pointer: event.pointerId, cell, aimed, isAiming }
      if (!isAiming) return
      board.setPointerCapture(event.pointerId)
      setAim(cell)
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      if (current?.pointer !== event.pointerId || !current.isAiming || !(event.currentTarget instanceof Element)) return
      const place = placeUnder(event.currentTarget, event)
      if (current.aimed !== undefined && isAt(current.aimed, place)) return
      press.current = { ...current, aimed: undefined }
      setAim(cellOf(place) ?? aim)
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press
      if (current?.pointer !== event.pointerId || !(event.currentTarget instanceof Element)) return
      end()
      if (current.isAiming) {
        if (current.aimed !== undefined) play(current.aimed)
      } else if (current.cell !== undefined && cellOf(placeUnder(event.currentTarget, event)) === current.cell)
        play(current.cell)
    },
    onPointerCancel: end,
    /** A press with the keyboard, or by a screen reader. */
    onClick(event: MouseEvent) {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null
      if (event.detail === 0 && cell !== null) play(Number(cell.dataset.cell))
    },
  }
  return { aim, handlers }
}
