import { type PointerEvent, useRef, useState } from 'react'

/** Px by which a press may stray and still be a press. */
const SLOP = 5

interface Place {
  readonly left: number
  readonly top: number
}

interface DragPorts {
  /** Where the figure is now. */
  readonly from: () => Place
  readonly onStart: () => void
  /** @param pressed what was pressed, undefined where it was moved there */
  readonly onEnd: (pressed: Element | undefined, to: Place) => void
}

/** Moves something by a pointer; a press that does not stray is a press. @returns handlers, and where it is meanwhile */
export function useDrag(isMovable: boolean, { from, onStart, onEnd }: DragPorts) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly from: Place; readonly target: Element }>(
    undefined,
  )
  const [place, setPlace] = useState<Place>()
  const placeAt = ({ clientX, clientY }: PointerEvent): Place | undefined =>
    press.current && {
      left: press.current.from.left + clientX - press.current.x,
      top: press.current.from.top + clientY - press.current.y,
    }
  const end = (event: PointerEvent, isCancelled: boolean) => {
    const begun = press.current
    if (begun === undefined) return
    const to = placeAt(event) ?? begun.from
    press.current = undefined
    setPlace(undefined)
    if (place !== undefined) onEnd(undefined, isCancelled ? begun.from : to)
    else if (!isCancelled) onEnd(begun.target, begun.from)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
      press.current = { x: event.clientX, y: event.clientY, from: from(), target: event.target }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const begun = press.current
      if (begun === undefined || !isMovable) return
      if (place === undefined && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLOP) return
      if (place === undefined) onStart()
      setPlace(placeAt(event))
    },
    onPointerUp: (event: PointerEvent) => end(event, false),
    onPointerCancel: (event: PointerEvent) => end(event, true),
  }
  return { place, handlers }
}
