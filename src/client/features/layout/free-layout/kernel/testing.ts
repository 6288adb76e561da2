import type { Point } from '../../../../lib/geometry/vector.ts'
import { withCopies } from './edit.ts'
import type { FreeElement } from './frame.ts'
import { type Gesture, IDLE, type Input, type Keys, type PressTarget, type Scene, step } from './gesture.ts'
import { type PageScale, pageScaleFor } from './placement/scale-to-width.ts'
import { commit, preview } from './preview.ts'
import { NOTHING } from './selection.ts'
import type { Handle } from './transform/resize.ts'

/** The page of a window without sidebar and dots, of any width: the icons are so large that it never scrolls sideways. */
export const pageOf = (width: number, insets: Partial<Record<'left' | 'right' | 'height', number>> = {}): PageScale =>
  pageScaleFor({ left: 0, right: 0, height: 800, icon: Number.POSITIVE_INFINITY, ...insets, width })

/** An unrotated element of 100 by 100 px. */
export const element = (id: string, x: number, y: number, more: Partial<FreeElement> = {}): FreeElement => ({
  id,
  x,
  y,
  w: 100,
  h: 100,
  r: 0,
  ...more,
})
/** Three lone elements, one of them locked, and a group of two. */
export const page: Scene<FreeElement> = {
  elements: [
    element('a', 110, 110),
    element('b', 310, 630),
    element('g1', 711, 110, { groupId: 'g' }),
    element('g2', 933, 110, { groupId: 'g' }),
    element('locked', 1150, 430, { lock: true }),
  ],
  selection: NOTHING,
  edges: { left: 0, right: 1600 },
  viewport: { left: 0, top: 0, right: 1600, bottom: 900 },
  grid: 0,
  locked: false,
}
export const ON_A: PressTarget = { on: 'element', id: 'a' }
export const EMPTY_AREA: PressTarget = { on: 'emptyArea' }
export const PLAIN: Keys = { ctrl: false, shift: false, alt: false }
export const SHIFT: Keys = { ctrl: false, shift: true, alt: false }
export const CTRL: Keys = { ctrl: true, shift: false, alt: false }
export const ALT: Keys = { ctrl: false, shift: false, alt: true }

/** Simulates a pointer or keys as the gesture driver does: a release writes the preview if an element has moved. */
export function simulate(scene: Scene<FreeElement> = page, pointerType: 'mouse' | 'touch' | 'pen' = 'mouse') {
  let now: Scene<FreeElement> = scene
  let gesture: Gesture = IDLE
  let time = 0
  let writes = 0
  const send = (input: Input) => {
    gesture = step(gesture, input, now)
    return self
  }
  const self = {
    press: (target: PressTarget, point: Point, keys = PLAIN) =>
      send({ at: 'press', target, point, keys, pointerType, time }),
    move: (point: Point, keys = PLAIN) => send({ at: 'move', point, keys, time }),
    wait(ms: number) {
      time += ms
      return send({ at: 'tick', time })
    },
    keys: (keys: Keys) => send({ at: 'keys', keys }),
    key: (key: string, { shift = false, alt = false, sides = undefined as Handle | undefined } = {}) =>
      send({ at: 'key', key, shift, alt, sides }),
    cancel: () => send({ at: 'cancel' }),
    release() {
      const { elements, selection, copied } = commit(gesture, now)
      if (elements !== now.elements || copied.length > 0) writes += 1
      now = { ...now, ...(copied.length > 0 ? withCopies(elements, copied, `copy${writes}`) : { elements, selection }) }
      return send({ at: 'release' })
    },
    state: () => gesture.at,
    shown: () => preview(gesture, now),
    frame: (id: string) => preview(gesture, now).elements.find((one) => one.id === id),
    selected: () => [...preview(gesture, now).selection].toSorted(),
    writes: () => writes,
    scene: () => now,
  }
  return self
}
export const selecting = (...ids: string[]): Scene<FreeElement> => ({ ...page, selection: new Set(ids) })
/** The middle of `a`. */
export const middle: Point = { x: 160, y: 160 }
export const offsetFrom = (point: Point, x: number, y: number): Point => ({ x: point.x + x, y: point.y + y })
