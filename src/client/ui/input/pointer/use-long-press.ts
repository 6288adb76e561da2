import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { TOUCH } from '../../../../shared/constants.ts'

/** A touch that moves further scrolls and is no long press, in px. */
const MOVE_TOLERANCE_PX = 8

/** Where a pointer is in the window, in px. */
interface Point {
  readonly x: number
  readonly y: number
}

/** The handlers of an element that hears long presses by touch; what they end in is neither a click nor a menu. */
export function useLongPress(onLongPress: (target: Element, at: Point) => void) {
  const press = useRef<Point & { readonly timer: ReturnType<typeof setTimeout> }>(undefined)
  const isLong = useRef(false)
  const stop = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onPointerDown({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) {
      stop()
      isLong.current = false
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
      const at = { x: clientX, y: clientY }
      const act = () => {
        isLong.current = true
        onLongPress(target, at)
      }
      press.current = { ...at, timer: setTimeout(act, TOUCH.longPressMs) }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x = clientX, y = clientY } = press.current ?? {}
      if (Math.hypot(clientX - x, clientY - y) > MOVE_TOLERANCE_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event: MouseEvent) {
      if (!isLong.current || event.detail === 0) return
      isLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
