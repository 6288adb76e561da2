import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import type { FreeElement } from './frame.ts'
import { type DragHandle, type Gesture, IDLE, type Input, type Keys, type Scene, step } from './gesture.ts'
import { commit, preview } from './preview.ts'
import { NOTHING } from './selection.ts'

/** An upright element of 100 by 100 px. */
export const at = (id: string, x: number, y: number, more: Partial<FreeElement> = {}): FreeElement => ({
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
    at('a', 110, 110),
    at('b', 310, 630),
    at('g1', 711, 110, { groupId: 'g' }),
    at('g2', 933, 110, { groupId: 'g' }),
    at('locked', 1150, 430, { lock: true }),
  ],
  selection: NOTHING,
  width: 1600,
  window: { left: 0, top: 0, right: 1600, bottom: 900 },
  grid: 0,
  locked: false,
}
export const ON_A: DragHandle = { on: 'element', id: 'a' }
export const GROUND: DragHandle = { on: 'ground' }
export const PLAIN: Keys = { ctrl: false, shift: false }
export const SHIFT: Keys = { ctrl: false, shift: true }
export const CTRL: Keys = { ctrl: true, shift: false }

/** A hand, or keys. Does one thing after the other as who drives would: what is shown at a release is written, if something has moved. */
export function hand(scene: Scene<FreeElement> = page, pointer: 'mouse' | 'touch' | 'pen' = 'mouse') {
  let now: Scene<FreeElement> = scene
  let gesture: Gesture = IDLE
  let time = 0
  let writes = 0
  const tell = (input: Input) => {
    gesture = step(gesture, input, now)
    return self
  }
  const self = {
    press: (hold: DragHandle, point: Point, keys = PLAIN) => tell({ at: 'press', hold, point, keys, pointer, time }),
    move: (point: Point, keys = PLAIN) => tell({ at: 'move', point, keys, time }),
    rest(ms: number) {
      time += ms
      return tell({ at: 'tick', time })
    },
    keys: (keys: Keys) => tell({ at: 'keys', keys }),
    key: (key: string, { shift = false, alt = false } = {}) => tell({ at: 'key', key, shift, alt }),
    cancel: () => tell({ at: 'cancel' }),
    release() {
      const { elements, selection } = commit(gesture, now)
      if (elements !== now.elements) writes += 1
      now = { ...now, elements, selection }
      return tell({ at: 'release' })
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
/** Of `a`. */
export const middle: Point = { x: 160, y: 160 }
export const from = (point: Point, x: number, y: number): Point => ({ x: point.x + x, y: point.y + y })
