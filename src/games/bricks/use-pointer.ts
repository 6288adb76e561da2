import { useRef } from 'preact/hooks'
import type { Input } from './rules.ts'

/** A tap goes no farther than this, in px, and takes no longer, in ms. */
const TAP_PX = 8
const TAP_MS = 300

interface Press {
  readonly since: number
  readonly from: number
  /** Where it was last. */
  x: number
  isDrag: boolean
}

type Lead = Pick<Input, 'pointer' | 'drag'>

/**
 * Leads the paddle: it goes where the mouse is, and as far as a finger drags it, wherever that lies. A tap or a click
 * calls `tap`.
 * @param toField from px of the page to units of the field, for a place and for a length
 */
export function usePointer(
  toField: () => { readonly left: number; readonly scale: number },
  tap: () => void,
): { readonly take: () => Lead; readonly handlers: Readonly<Record<string, (event: PointerEvent) => void>> } {
  const press = useRef<Press | undefined>(undefined)
  const lead = useRef<Lead>({})
  const up = ({ clientX }: PointerEvent) => {
    const now = press.current
    press.current = undefined
    if (now === undefined || now.isDrag || Math.abs(clientX - now.from) > TAP_PX) return
    if (performance.now() - now.since < TAP_MS) tap()
  }
  return {
    take() {
      const taken = lead.current
      lead.current = {}
      return taken
    },
    handlers: {
      onPointerDown({ clientX, pointerId, currentTarget }) {
        if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId)
        press.current = { since: performance.now(), from: clientX, x: clientX, isDrag: false }
      },
      onPointerMove({ clientX }) {
        const { left, scale } = toField()
        const now = press.current
        if (now === undefined) {
          lead.current = { pointer: (clientX - left) * scale }
          return
        }
        const { drag = 0, ...others } = lead.current
        lead.current = { ...others, drag: drag + (clientX - now.x) * scale }
        now.x = clientX
        now.isDrag ||= Math.abs(clientX - now.from) > TAP_PX
      },
      onPointerUp: up,
      onPointerCancel: () => {
        press.current = undefined
      },
    },
  }
}
