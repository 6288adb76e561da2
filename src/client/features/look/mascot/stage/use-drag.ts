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
  readonly onPress: (press: Press) => void
  /** @param to undefined where it goes back */
  readonly onDrop: (to: Place | undefined) => void
}

/**
 * Moves something by one pointer, whatever others do; a press that does not stray is a press.
 * @returns handlers, and where it is meanwhile
 */
export function useDrag(isMovable: boolean, { from, onStart, onPress, onDrop }: DragPorts) {
  const press = useRef<Press & { readonly pointerId: number; readonly from: Place }>(undefined)
  const [place, setPlace] = useState<Place>()
  const begunBy = ({ pointerId }: PointerEvent) => (press.current?.pointerId === pointerId ? press.current : undefined)
  const end = (event: PointerEvent, isCancelled: boolean) => {
    const begun = begunBy(event)
    if (begun === undefined) return
    press.current = undefined
    setPlace(undefined)
    if (place !== undefined) onDrop(isCancelled ? undefined : placeAfter(begun, event))
    else if (!isCancelled) onPress(begun)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const { target, clientX, clientY, pointerId } = event
      if (event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return
      press.current = { target, clientX, clientY, pointerId, from: from() }
      event.currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const begun = begunBy(event)
      if (begun === undefined || !isMovable) return
      if (place === undefined && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < SLOP) return
      if (place === undefined) onStart()
      setPlace(placeAfter(begun, event))
    },
    onPointerUp: (event: PointerEvent) => end(event, false),
    onPointerCancel: (event: PointerEvent) => end(event, true),
  }
  return { place, handlers }
}

const placeAfter = (begun: Press & { readonly from: Place }, { clientX, clientY }: PointerEvent): Place => ({
  left: begun.from.left + clientX - begun.clientX,
  top: begun.from.top + clientY - begun.clientY,
})
