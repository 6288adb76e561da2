import { useRef, useState } from 'preact/hooks'
import { createPresses } from './presses.ts'

type ToField = Parameters<typeof createPresses>[0]
type Handlers = Readonly<Record<string, (event: PointerEvent) => void>>

/** The mouse and fingers for the view, see `createPresses`: what they do, and the handlers of where they do it. */
export function usePointer(
  toField: ToField,
  tap: () => void,
): { readonly take: ReturnType<typeof createPresses>['take']; readonly handlers: Handlers } {
  const tapNow = useRef(tap)
  tapNow.current = tap
  const [presses] = useState(() => createPresses(toField, () => tapNow.current()))
  return {
    take: presses.take,
    handlers: {
      onPointerDown(event) {
        const { currentTarget, pointerId } = event
        if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId)
        presses.down(event)
      },
      onPointerMove: presses.move,
      onPointerUp: presses.up,
      onPointerCancel: presses.cancel,
      onLostPointerCapture: presses.cancel,
    },
  }
}
