import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { type Fingers, lift, NO_FINGERS, touch } from './fingers.ts'

interface KnockProps {
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: (event: PointerEvent) => void
}

/**
 * The handlers of a button that counts each press once: a held key does not repeat, and of several fingers each
 * counts.
 */
export function useKnocks(knock: () => void): KnockProps {
  const fingers = useRef<Fingers>(NO_FINGERS)
  /** The pointer whose tap has been counted already, should a click follow it. */
  const counted = useRef<number>(undefined)
  return {
    onClick: ({ nativeEvent }) => {
      const isCounted = 'pointerId' in nativeEvent && nativeEvent.pointerId === counted.current
      counted.current = undefined
      if (!isCounted) knock()
    },
    onKeyDown: (event) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    },
    onPointerDown: ({ pointerType, pointerId, clientX, clientY }) => {
      counted.current = undefined
      if (pointerType === 'touch') fingers.current = touch(fingers.current, pointerId, clientX, clientY)
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      if (!lifted(fingers, pointerId, clientX, clientY)) return
      counted.current = pointerId
      knock()
    },
    onPointerCancel: ({ pointerId }) => void lifted(fingers, pointerId, Number.NaN, Number.NaN),
  }
}

function lifted(fingers: RefObject<Fingers>, id: number, x: number, y: number): boolean {
  const [left, knocks] = lift(fingers.current, id, x, y)
  fingers.current = left
  return knocks
}
