import { type PointerEvent, useRef, useState } from 'react'
import type { Press } from '../driver/mascot-driver.ts'

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
  /** @param press undefined where it was moved there */
  readonly onEnd: (press: Press | undefined, to: Place) => void
}

/** Moves something by a pointer; a press that does not stray is a press. @returns handlers, and where it is meanwhile */
export function useDrag(isMovable: boolean, { from, onStart, onEnd }: DragPorts) {
  const press = useRef<Press & { readonly from: Place }>(undefined)
  const [place, setPlace] = useState<Place>()
  const placeAt = ({ clientX, clientY }: PointerEvent): Place | undefined =>
    press.current && {
      left: press.current.from.left + clientX - press.current.clientX,
      top: press.current.from.top + clientY - press.current.clientY,
    }
  const end = (event: PointerEvent, isCancelled: boolean) => {
    const begun = press.current
    if (begun === undefined) return
    const to = placeAt(event) ?? begun.from
    press.current = undefined
    setPlace(undefined)
    if (place !== undefined) onEnd(undefined, isCancelled ? begun.from : to)
    else if (!isCancelled) onEnd(begun, begun.from)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const { target, clientX, clientY } = event
      if (event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return
      press.current = { target, clientX, clientY, from: from() }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const begun = press.current
      if (begun === undefined || !isMovable) return
      if (place === undefined && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < SLOP) return
      if (place === undefined) onStart()
      setPlace(placeAt(event))
    },
    onPointerUp: (event: PointerEvent) => end(event, false),
    onPointerCancel: (event: PointerEvent) => end(event, true),
  }
  return { place, handlers }
}
