import type { Input } from './rules.ts'

/** A tap goes no farther than this, in px, and takes no longer, in ms. */
const TAP_PX = 8
const TAP_MS = 300

/** What is asked of an event of a pointer; px of the page, and ms. */
export type PointerAt = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'button' | 'clientX' | 'timeStamp'>

interface Press {
  readonly since: number
  readonly from: number
  /** Where it was last. */
  x: number
  isDrag: boolean
}

interface Presses {
  down(event: PointerAt): void
  move(event: PointerAt): void
  up(event: PointerAt): void
  cancel(event: PointerAt): void
  /** Where the paddle is led since this was asked last. */
  take(): Pick<Input, 'pointer' | 'drag'>
}

/**
 * Leads the paddle: it goes where the mouse is, and as far as a finger drags it, wherever that lies. A press of the
 * mouse, or a tap of any finger, calls `tap`.
 * @param toField from px of the page to units of the field, for a place and for a length
 */
export function createPresses(
  toField: () => { readonly left: number; readonly scale: number },
  tap: () => void,
): Presses {
  const presses = new Map<number, Press>() // of fingers and pens, the first one first
  let lead: ReturnType<Presses['take']> = {}
  return {
    down({ pointerId, pointerType, button, clientX, timeStamp }) {
      if (pointerType !== 'mouse')
        presses.set(pointerId, { since: timeStamp, from: clientX, x: clientX, isDrag: false })
      else if (button === 0) tap()
    },
    move({ pointerId, pointerType, clientX }) {
      const { left, scale } = toField()
      if (pointerType === 'mouse') lead = { pointer: (clientX - left) * scale }
      const press = presses.get(pointerId)
      if (press === undefined) return
      press.isDrag ||= Math.abs(clientX - press.from) > TAP_PX
      const [first] = presses.values()
      // the second thumb may tremble while it taps
      if (press === first || press.isDrag) lead = { ...lead, drag: (lead.drag ?? 0) + (clientX - press.x) * scale }
      press.x = clientX
    },
    up({ pointerId, clientX, timeStamp }) {
      const press = presses.get(pointerId)
      presses.delete(pointerId)
      if (press === undefined || press.isDrag || Math.abs(clientX - press.from) > TAP_PX) return
      if (timeStamp - press.since < TAP_MS) tap()
    },
    cancel({ pointerId }) {
      presses.delete(pointerId)
    },
    take() {
      const taken = lead
      lead = {}
      return taken
    },
  }
}
