import { useEffect, useRef, useState } from 'preact/hooks'

/** How long a finger rests until it is a long press, in ms. */
const LONG_PRESS_MS = 380
/** How far a finger may move until it is none, in px. */
const SLOP_PX = 12
/** Between two presses that are a double one at most, in ms. */
const DOUBLE_MS = 400

export interface PressHandlers {
  readonly isOpen: (cell: number) => boolean
  /** A press on a hidden cell. */
  readonly onPress: (cell: number) => void
  /** A long press on a hidden cell. */
  readonly onLongPress: (cell: number) => void
  /** The right button on a hidden cell. */
  readonly onFlag: (cell: number) => void
  /** On a number: both buttons, the middle one, a double click, a touch. */
  readonly onAround: (cell: number) => void
}

interface Press {
  readonly pointer: number
  readonly isTouch: boolean
  readonly button: number
  readonly x: number
  readonly y: number
  cell: number
  isAround: boolean
}

const cellOf = (element: Element | null): number | undefined => {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell
  return cell === undefined ? undefined : Number(cell)
}
const cellAt = ({ clientX, clientY }: PointerEvent) => cellOf(document.elementFromPoint(clientX, clientY))

/** Handlers of a board whose cells have `data-cell`, and the cell that is held down. */
export function usePress(handlers: PressHandlers) {
  const press = useRef<Press | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const lastOpen = useRef({ cell: -1, at: 0 })
  const current = useRef(handlers)
  current.current = handlers
  const [held, setHeld] = useState<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const end = () => {
    clearTimeout(timer.current)
    press.current = undefined
    setHeld(undefined)
  }

  function release({ cell, isAround, isTouch, button }: Press, time: number): void {
    const { isOpen, onPress, onAround } = current.current
    if (!isOpen(cell)) {
      if (!isAround && button === 0) onPress(cell)
      return
    }
    const isDouble = lastOpen.current.cell === cell && time - lastOpen.current.at < DOUBLE_MS
    lastOpen.current = { cell, at: time }
    if (isAround || isTouch || button === 1 || isDouble) onAround(cell)
  }

  const props = {
    onPointerDown(event: PointerEvent) {
      const cell = cellAt(event)
      if (cell === undefined || press.current !== undefined) return
      const isTouch = event.pointerType !== 'mouse'
      const isOpen = current.current.isOpen(cell)
      if (event.button === 2 && !isOpen) return current.current.onFlag(cell)
      const { pointerId: pointer, button, clientX: x, clientY: y } = event
      press.current = { pointer, isTouch, button, x, y, cell, isAround: false }
      setHeld(cell)
      if (!isTouch || isOpen) return
      timer.current = setTimeout(() => {
        end()
        current.current.onLongPress(cell)
      }, LONG_PRESS_MS)
    },
    onPointerMove(event: PointerEvent) {
      const now = press.current
      if (now === undefined || now.pointer !== event.pointerId) return
      if (now.isTouch) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLOP_PX) end()
        return
      }
      now.isAround ||= event.buttons === 3
      const cell = cellAt(event)
      if (cell === undefined || event.buttons === 0) return end()
      now.cell = cell
      setHeld(cell)
    },
    onPointerUp(event: PointerEvent) {
      const now = press.current
      if (now === undefined || now.pointer !== event.pointerId) return
      end()
      release(now, event.timeStamp)
    },
    onPointerCancel: end,
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && end(),
    onContextMenu: (event: Event) => event.preventDefault(),
  }
  return { held, props }
}
