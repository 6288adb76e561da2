import { type PointerEvent, useRef } from 'react'
import { isSlide } from '../model.ts'

/** A finger on a slider before it is known whether it drags, taps or scrolls; the browser has moved the thumb already. */
interface Touch {
  readonly x: number
  readonly y: number
  /** The value at the finger. */
  value: number | undefined
}

/**
 * Tells a drag or tap of a slider from a finger that scrolls over it, which changes nothing.
 * @param onChange receives the values of drags, taps and keys
 * @param setDragging called as a drag begins and ends
 */
export function useSlide(onChange: (value: number) => void, setDragging: (isDragging: boolean) => void) {
  const touch = useRef<Touch>(undefined)
  const beginDrag = () => {
    const value = touch.current?.value
    touch.current = undefined
    setDragging(true)
    if (value !== undefined) onChange(value)
  }
  const onPointerDown = ({ button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (button !== 0) return
    // on the window: the release may happen anywhere
    const listeners = new AbortController()
    const { signal } = listeners
    const end = ({ type }: Event) => {
      listeners.abort()
      if (touch.current !== undefined && type === 'pointerup') beginDrag() // a tap
      touch.current = undefined
      setDragging(false)
    }
    for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, end, { signal })
    if (pointerType !== 'touch') return beginDrag()
    touch.current = { x, y, value: undefined }
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (touch.current !== undefined && isSlide(clientX - x, clientY - y)) beginDrag()
    }
    addEventListener('pointermove', move, { signal })
  }
  const change = (value: number) => {
    if (touch.current === undefined) onChange(value)
    else touch.current.value = value
  }
  return { onPointerDown, change }
}
