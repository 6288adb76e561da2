import { useRef, useState } from 'preact/hooks'
import type { Taken } from './choose-move.ts'
import type { Pile } from './places.ts'

/** How far a card is moved before it is dragged, in px. */
const DRAG_PX = 6

/** Cards that follow the pointer. */
export interface Drag extends Taken {
  readonly x: number
  readonly y: number
}

interface Press extends Taken {
  readonly pointer: number
  readonly startX: number
  readonly startY: number
}

const isPile = (text: string | undefined): text is Pile =>
  text !== undefined && /^(stock|waste|home[0-3]|column[0-6])$/.test(text)

/** The card that an element belongs to, by its `data-at`. */
function cardOf(element: EventTarget | null): Taken | undefined {
  const [pile, at] =
    (element instanceof Element ? element.closest<HTMLElement>('[data-at]') : null)?.dataset.at?.split(':') ?? []
  return isPile(pile) ? { pile, at: Number(at) } : undefined
}

/** The pile below a point, of what is not dragged itself. */
export function pileAt(x: number, y: number): Pile | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const pile = element.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? cardOf(element)?.pile
    if (isPile(pile)) return pile
  }
  return undefined
}

interface Handlers {
  /** Whether cards can be taken from there. */
  readonly canTake: (taken: Taken) => boolean
  readonly onPress: (taken: Taken) => void
  readonly onDrop: (taken: Taken, pile: Pile) => void
}

/** Dragging of cards over the table, and presses on them, by one pointer at a time. */
export function useDrag({ canTake, onPress, onDrop }: Handlers) {
  const press = useRef<Press | undefined>(undefined)
  const [drag, setDrag] = useState<Drag | undefined>(undefined)
  const end = () => {
    press.current = undefined
    setDrag(undefined)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const taken = cardOf(event.target)
      if (taken === undefined || press.current !== undefined || event.button !== 0) return
      press.current = { ...taken, pointer: event.pointerId, startX: event.clientX, startY: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      if (event.buttons === 0) {
        end() // it was released elsewhere
        return
      }
      const [x, y] = [event.clientX - current.startX, event.clientY - current.startY]
      if (drag === undefined && Math.hypot(x, y) < DRAG_PX) return
      if (drag === undefined && !canTake(current)) return
      if (drag === undefined && event.currentTarget instanceof Element)
        event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ pile: current.pile, at: current.at, x, y })
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press
      if (current === undefined || current.pointer !== event.pointerId) return
      const pile = drag === undefined ? undefined : pileAt(event.clientX, event.clientY)
      end()
      if (pile !== undefined) onDrop(current, pile)
    },
    onPointerCancel: end,
    onClick(event: MouseEvent) {
      // a press with the keyboard comes as a click, too; the end of a drag does not, as the table had the pointer
      const taken = cardOf(event.target)
      if (taken !== undefined) onPress(taken)
    },
  }
  return { drag, handlers }
}
