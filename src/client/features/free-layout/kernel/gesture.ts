import { DRAG, TOUCH } from '../../../../shared/constants.deferred.ts'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { plus } from '../../../../shared/lib/geometry/vector.ts'
import { nudgeOf } from './edit.ts'
import type { FreeElement } from './frame.ts'
import type { Bounds } from './geometry.ts'
import type { Handle } from './resize.ts'
import { clicked, NOTHING, type Selection, selectable, selectionAmong } from './selection.ts'
import { type SnapLines, snapLinesOf } from './snap-lines.ts'

/** What the pointer or the keys are in the middle of. Points are px of the page, times milliseconds. */
export type Gesture = Idle | Pointing | Translating | Resizing | Rotating | Brushing

interface Idle {
  readonly at: 'idle'
}

/** What has been taken hold of: an element, a handle or the knob of what is selected, or the ground. */
export type DragHandle =
  | { readonly on: 'element'; readonly id: string }
  | { readonly on: 'handle'; readonly handle: Handle }
  | { readonly on: 'knob' }
  | { readonly on: 'ground' }

/** Where the pointer was pressed and where it is, and whether ctrl or shift are held now. */
interface Pulled {
  readonly from: Point
  readonly point: Point
  readonly keys: Keys
}

export interface Keys {
  readonly ctrl: boolean
  readonly shift: boolean
}

/** Pressed and not moved yet: a click, unless it moves. A finger takes hold of an element when it has rested. */
export interface Pointing extends Pulled {
  readonly at: 'pointing'
  readonly hold: DragHandle
  readonly since: number
  readonly finger: boolean
  readonly holds: boolean
}

/** By pointer, which snaps to these lines, or by keys, which go by whole px. */
export type InputSource = { readonly by: 'pointer'; readonly lines: SnapLines } | { readonly by: 'keys' }

/** What is selected moves. */
export interface Translating extends Pulled {
  readonly at: 'translating'
  readonly selection: Selection
  readonly means: InputSource
}

/** What is selected changes its size. */
export interface Resizing extends Pulled {
  readonly at: 'resizing'
  readonly selection: Selection
  readonly handle: Handle
  readonly means: InputSource
}

/** What is selected turns. */
export interface Rotating extends Pulled {
  readonly at: 'rotating'
  readonly selection: Selection
}

/** A box is drawn over the page. */
export interface Brushing extends Pulled {
  readonly at: 'brushing'
}

/** The page as it is in the document at this moment; while a gesture is under way `preview` is shown instead. */
export interface Scene<T extends FreeElement> {
  /** As they are seen at this width (`elementsOf`), the last in front. */
  readonly elements: readonly T[]
  readonly selection: Selection
  /** The width of the page, what is seen of it, and from one line of the grid to the next (0: none); px. */
  readonly width: number
  readonly window: Bounds
  readonly grid: number
  /** The layout of the group is locked: nothing is selected or changed. */
  readonly locked: boolean
}

export type Input =
  | {
      readonly at: 'press'
      readonly hold: DragHandle
      readonly point: Point
      readonly keys: Keys
      readonly pointer: 'mouse' | 'touch' | 'pen'
      readonly time: number
    }
  | { readonly at: 'move'; readonly point: Point; readonly keys: Keys; readonly time: number }
  /** Time passes. */
  | { readonly at: 'tick'; readonly time: number }
  /** Ctrl or shift are pressed or let go while a pointer rests. */
  | { readonly at: 'keys'; readonly keys: Keys }
  /** A key is pressed, again and again while it is held. */
  | { readonly at: 'key'; readonly key: string; readonly shift: boolean; readonly alt: boolean }
  /** The pointer or the key is let go. */
  | { readonly at: 'release' }
  /** Esc, another pointer, the window loses the focus: nothing is written. */
  | { readonly at: 'cancel' }

export const IDLE: Gesture = { at: 'idle' }

/**
 * What the gesture becomes. Nothing is written here: before it tells of a release the driver keeps the selection of `outcome`
 * and writes its elements, if they are others than those of the scene. To call a gesture off is not to write.
 */
export function step(gesture: Gesture, input: Input, scene: Scene<FreeElement>): Gesture {
  if (scene.locked) return IDLE
  switch (input.at) {
    case 'press':
      return press(input, scene)
    case 'release':
    case 'cancel':
      return IDLE
    case 'key':
      return key(gesture, input, scene)
    case 'keys':
      return gesture.at === 'idle' ? gesture : { ...gesture, keys: input.keys }
    case 'tick':
      return gesture.at === 'pointing' ? rest(gesture, input.time) : gesture
    case 'move': {
      if (gesture.at === 'idle' || isByKeys(gesture)) return gesture
      const { point, keys } = input
      if (gesture.at !== 'pointing') return { ...gesture, point, keys }
      const now = rest({ ...gesture, point, keys }, input.time)
      return now.at === 'pointing' ? begin(now, scene) : now
    }
  }
}

const isByKeys = (gesture: Gesture): boolean =>
  (gesture.at === 'translating' || gesture.at === 'resizing') && gesture.means.by === 'keys'

function press(
  { hold, point, keys, pointer, time }: Extract<Input, { at: 'press' }>,
  scene: Scene<FreeElement>,
): Gesture {
  const finger = pointer === 'touch'
  // what is locked is ground
  const real: DragHandle = hold.on === 'element' && !selectable(scene.elements).has(hold.id) ? { on: 'ground' } : hold
  const holds = !finger || real.on === 'handle' || real.on === 'knob'
  return { at: 'pointing', hold: real, from: point, point, keys, since: time, finger, holds }
}

/** A finger that has rested for 180 ms takes hold; when it has for a second it opens a menu. */
function rest(gesture: Pointing, time: number): Pointing | Idle {
  if (gesture.finger && time - gesture.since >= TOUCH.longPressMs) return { at: 'idle' }
  return gesture.holds || time - gesture.since < TOUCH.dragDelayMs ? gesture : { ...gesture, holds: true }
}

/** A drag under 5 px is a click. A finger that moves before it has taken hold turns the page or scrolls. */
function begin(gesture: Pointing, scene: Scene<FreeElement>): Gesture {
  const { hold, from, point, keys, holds } = gesture
  const far = Math.hypot(point.x - from.x, point.y - from.y)
  if (!holds) return far > TOUCH.swipeMinimumPx ? IDLE : gesture
  if (far < DRAG.clickDistancePx) return gesture
  const pulled = { from, point, keys }
  if (hold.on === 'ground') return { at: 'brushing', ...pulled }
  const selection = selectionOfHold(hold, keys, scene)
  if (selection.size === 0) return IDLE
  const means = (): InputSource => ({ by: 'pointer', lines: linesAround(selection, scene) })
  switch (hold.on) {
    case 'element':
      return { at: 'translating', ...pulled, selection, means: means() }
    case 'handle':
      return { at: 'resizing', ...pulled, selection, handle: hold.handle, means: means() }
    case 'knob':
      return { at: 'rotating', ...pulled, selection }
  }
}

/** What moves with what has been taken hold of: all that is selected, if it is; else it and its group, with ctrl or shift both. */
function selectionOfHold(
  hold: DragHandle,
  { ctrl, shift }: Keys,
  { elements, selection }: Scene<FreeElement>,
): Selection {
  const before = selectionAmong(elements, selection)
  if (hold.on !== 'element' || before.has(hold.id)) return before
  return clicked(elements, ctrl || shift ? before : NOTHING, hold.id, ctrl || shift)
}

const linesAround = (selection: Selection, { elements }: Scene<FreeElement>): SnapLines =>
  snapLinesOf(elements.filter(({ id }) => !selection.has(id)))

/**
 * Arrows nudge what is selected by 1 px, with shift by 10, alt or not; with alt and shift they resize it (decisions "keys"). Held,
 * they go on, and it is written once they are let go. Esc calls off what is under way.
 */
function key(
  gesture: Gesture,
  { key: name, shift, alt }: Extract<Input, { at: 'key' }>,
  { elements, selection }: Scene<FreeElement>,
): Gesture {
  if (name === 'Escape') return IDLE
  const resizes = alt && shift
  const by = nudgeOf(name, shift && !alt)
  const at = resizes ? 'resizing' : 'translating'
  if (by === undefined) return gesture
  if (isByKeys(gesture) && gesture.at === at) return { ...gesture, point: plus(gesture.point, by) }
  const selected = selectionAmong(elements, selection)
  if (gesture.at !== 'idle' || selected.size === 0) return gesture
  const pulled: Pulled = { from: { x: 0, y: 0 }, point: by, keys: { ctrl: false, shift: false } }
  const begun = { ...pulled, selection: selected, means: { by: 'keys' } } as const
  return resizes ? { at: 'resizing', ...begun, handle: 'se' } : { at: 'translating', ...begun }
}
