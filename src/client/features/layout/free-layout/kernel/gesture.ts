import { DRAG, TOUCH } from '../../../../../shared/constants.ts'
import type { Bounds } from '../../../../lib/geometry/box.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { plus } from '../../../../lib/geometry/vector.ts'
import { combineTargetAt, hasIcon } from './combine.ts'
import { nudgeOffset } from './edit.ts'
import type { FreeElement } from './frame.ts'
import type { Edges } from './geometry.ts'
import { clicked, NOTHING, type Selection, selectable, selectionAmong } from './selection.ts'
import { type SnapLines, snapLinesOf } from './snap/snap-lines.ts'
import { frameOfAll, type Handle } from './transform/resize.ts'
import { handleOfStep, stepAlongOwnAxis } from './transform/resize-by-keys.ts'

/** The interaction under way, by pointer or keys. Points are px of the page, times milliseconds. */
export type Gesture = Idle | Pointing | Translating | Resizing | Rotating | Brushing

interface Idle {
  readonly at: 'idle'
}

/**
 * What was pressed: an element, a resize handle or the rotate handle of the selection, or the empty area of the page.
 */
export type PressTarget =
  | { readonly on: 'element'; readonly id: string }
  | { readonly on: 'handle'; readonly handle: Handle }
  | { readonly on: 'rotateHandle' }
  | { readonly on: 'emptyArea' }

/** The points where the pointer was pressed and where it is now, and the modifier keys that are down now. */
interface DragState {
  readonly from: Point
  readonly point: Point
  readonly keys: Keys
}

export interface Keys {
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
}

/** Pressed but not dragged yet; released now, it is a click. */
export interface Pointing extends DragState {
  readonly at: 'pointing'
  readonly target: PressTarget
  readonly since: number
  readonly isTouch: boolean
  /** False for a finger on an element until it has rested for 180 ms. */
  readonly canDrag: boolean
}

/** A pointer, which snaps to these lines, or the keys, which move by whole px. */
export type InputSource = { readonly kind: 'pointer'; readonly lines: SnapLines } | { readonly kind: 'keys' }

/** The selection is moved; with Alt, by a pointer, a copy of it. */
export interface Translating extends DragState {
  readonly at: 'translating'
  readonly selection: Selection
  readonly source: InputSource
  /** Whether an icon is among the selection: it alone can go into a folder. */
  readonly hasIcon: boolean
  readonly hover: Hover | undefined
}

/** An icon or a folder whose middle the pointer is over, and since when in ms; after a rest they combine. */
export interface Hover {
  readonly id: string
  readonly since: number
  readonly combines: boolean
}

/** The selection is resized. */
export interface Resizing extends DragState {
  readonly at: 'resizing'
  readonly selection: Selection
  readonly handle: Handle
  readonly source: InputSource
}

/** The selection is rotated. */
export interface Rotating extends DragState {
  readonly at: 'rotating'
  readonly selection: Selection
}

/** A selection box is drawn over the page. */
export interface Brushing extends DragState {
  readonly at: 'brushing'
}

/** The page as it is in the document now; during a gesture `preview` is shown instead. */
export interface Scene<T extends FreeElement> {
  /** As this page shows them (`elementsOf`), the last in front. */
  readonly elements: readonly T[]
  readonly selection: Selection
  /** The edges of the page, its visible part, and the distance of grid lines (0: no grid); px. */
  readonly edges: Edges
  readonly viewport: Bounds
  readonly grid: number
  /** The layout of the group is locked: nothing can be selected or changed. */
  readonly locked: boolean
}

export type Input =
  | {
      readonly at: 'press'
      readonly target: PressTarget
      readonly point: Point
      readonly keys: Keys
      readonly pointerType: 'mouse' | 'touch' | 'pen'
      readonly time: number
    }
  | { readonly at: 'move'; readonly point: Point; readonly keys: Keys; readonly time: number }
  /** Time has passed. */
  | { readonly at: 'tick'; readonly time: number }
  /** Ctrl, Shift or Alt was pressed or released without a move of the pointer. */
  | { readonly at: 'keys'; readonly keys: Keys }
  /** A key was pressed, or repeats; `sides` are those that it has resized since Alt and Shift are down. */
  | {
      readonly at: 'key'
      readonly key: string
      readonly shift: boolean
      readonly alt: boolean
      readonly sides?: Handle | undefined
    }
  /** The pointer or the key was released. */
  | { readonly at: 'release' }
  /** By Esc, a second pointer, or the window losing focus: nothing is written. */
  | { readonly at: 'cancel' }

export const IDLE: Gesture = { at: 'idle' }

/**
 * The gesture after an input. Pure: before it dispatches a release, the driver writes the elements and the selection of
 * `commit`; to cancel a gesture is not to write.
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
      return pressKey(gesture, input, scene)
    case 'keys':
      return gesture.at === 'idle' || isByKeyboard(gesture) ? gesture : afterKeys(gesture, input.keys, scene)
    case 'tick':
      if (gesture.at === 'pointing') return afterDelay(gesture, input.time)
      return gesture.at === 'translating' ? afterRest(gesture, input.time, scene) : gesture
    case 'move': {
      if (gesture.at === 'idle' || isByKeyboard(gesture)) return gesture
      const { point, keys } = input
      if (gesture.at === 'translating')
        return afterRest(afterKeys({ ...gesture, point }, keys, scene), input.time, scene)
      if (gesture.at !== 'pointing') return { ...gesture, point, keys }
      const now = afterDelay({ ...gesture, point, keys }, input.time)
      const started = now.at === 'pointing' ? startDrag(now, scene) : now
      return started.at === 'translating' ? afterRest(started, input.time, scene) : started
    }
  }
}

/** With Alt the originals stay, so that their copy snaps to them, too. */
function afterKeys<G extends Exclude<Gesture, Idle>>(gesture: G, keys: Keys, scene: Scene<FreeElement>): G {
  if (gesture.at !== 'translating' || gesture.source.kind === 'keys' || keys.alt === gesture.keys.alt)
    return { ...gesture, keys }
  const lines = snapLinesBeside(keys.alt ? NOTHING : gesture.selection, scene)
  return { ...gesture, keys, source: { kind: 'pointer', lines } }
}

/** Rest over the middle of an icon or a folder until tiles combine with it, in ms; as in the grid. */
const COMBINE_DELAY_MS = 500

/** The same gesture while nothing changes. A copy combines with nothing. */
function afterRest(gesture: Translating, time: number, { elements }: Scene<FreeElement>): Translating {
  const { hover, selection, source, keys, point } = gesture
  const canCombine = gesture.hasIcon && source.kind === 'pointer' && !keys.alt
  const id = canCombine ? combineTargetAt(elements, selection, point) : undefined
  if (id !== hover?.id)
    return { ...gesture, hover: id === undefined ? undefined : { id, since: time, combines: false } }
  if (hover === undefined || hover.combines || time - hover.since < COMBINE_DELAY_MS) return gesture
  return { ...gesture, hover: { ...hover, combines: true } }
}

const isByKeyboard = (gesture: Gesture): boolean =>
  (gesture.at === 'translating' || gesture.at === 'resizing') && gesture.source.kind === 'keys'

function press(
  { target: pressed, point, keys, pointerType, time }: Extract<Input, { at: 'press' }>,
  scene: Scene<FreeElement>,
): Gesture {
  const isTouch = pointerType === 'touch'
  const isLocked = pressed.on === 'element' && !selectable(scene.elements).has(pressed.id)
  const target: PressTarget = isLocked ? { on: 'emptyArea' } : pressed
  const canDrag = !isTouch || target.on === 'handle' || target.on === 'rotateHandle'
  return { at: 'pointing', target, from: point, point, keys, since: time, isTouch, canDrag }
}

/** A finger can drag after it has rested for 180 ms; after a second it opens a menu instead. */
function afterDelay(gesture: Pointing, time: number): Pointing | Idle {
  if (gesture.isTouch && time - gesture.since >= TOUCH.longPressMs) return { at: 'idle' }
  return gesture.canDrag || time - gesture.since < TOUCH.dragDelayMs ? gesture : { ...gesture, canDrag: true }
}

/** Under 5 px a press stays a click. A finger that moves before it can drag scrolls or turns the page. */
function startDrag(gesture: Pointing, scene: Scene<FreeElement>): Gesture {
  const { target, from, point, keys, canDrag } = gesture
  const distance = Math.hypot(point.x - from.x, point.y - from.y)
  if (!canDrag) return distance > TOUCH.swipeMinimumPx ? IDLE : gesture
  if (distance < DRAG.clickDistancePx) return gesture
  const drag: DragState = { from, point, keys }
  if (target.on === 'emptyArea') return { at: 'brushing', ...drag }
  const selection = draggedSelection(target, keys, scene)
  if (selection.size === 0) return IDLE
  const pointer = (dragged: Selection): InputSource => ({ kind: 'pointer', lines: snapLinesBeside(dragged, scene) })
  switch (target.on) {
    case 'element':
      return {
        at: 'translating',
        ...drag,
        selection,
        source: pointer(keys.alt ? NOTHING : selection),
        hasIcon: hasIcon(scene.elements, selection),
        hover: undefined,
      }
    case 'handle':
      return { at: 'resizing', ...drag, selection, handle: target.handle, source: pointer(selection) }
    case 'rotateHandle':
      return { at: 'rotating', ...drag, selection }
  }
}

/**
 * A selected element drags the selection; any other drags itself with its group, with Ctrl or Shift the selection, too.
 */
function draggedSelection(
  target: PressTarget,
  { ctrl, shift }: Keys,
  { elements, selection }: Scene<FreeElement>,
): Selection {
  const before = selectionAmong(elements, selection)
  if (target.on !== 'element' || before.has(target.id)) return before
  return clicked(elements, ctrl || shift ? before : NOTHING, target.id, ctrl || shift)
}

const snapLinesBeside = (selection: Selection, { elements }: Scene<FreeElement>): SnapLines =>
  snapLinesOf(elements.filter(({ id }) => !selection.has(id)))

/**
 * Arrows move the selection by 1 px, with Shift by 10; with Alt and Shift they move the side of the first arrow, and
 * that of the other axis, while the opposite sides stay. A held key repeats, and the result is written on its release;
 * Esc cancels.
 */
function pressKey(gesture: Gesture, input: Extract<Input, { at: 'key' }>, scene: Scene<FreeElement>): Gesture {
  const { key, shift, alt, sides } = input
  if (key === 'Escape') return IDLE
  const nudge = nudgeOffset(key, shift && !alt)
  if (nudge === undefined) return gesture
  const selected = selectionAmong(scene.elements, scene.selection)
  const resizes = alt && shift
  const frame = frameOfAll(scene.elements.filter(({ id }) => selected.has(id)))
  const step = resizes ? stepAlongOwnAxis(nudge, frame?.r ?? 0) : nudge
  if (isByKeyboard(gesture) && gesture.at === (resizes ? 'resizing' : 'translating')) {
    const now = { ...gesture, point: plus(gesture.point, step) }
    return now.at === 'resizing' ? { ...now, handle: handleOfStep(step, now.handle) } : now
  }
  if (gesture.at !== 'idle' || selected.size === 0) return gesture
  const drag: DragState = { from: NOWHERE, point: step, keys: { ctrl: false, shift: false, alt: false } }
  const started = { ...drag, selection: selected, source: { kind: 'keys' } } as const
  return resizes
    ? { at: 'resizing', ...started, handle: handleOfStep(step, sides) }
    : { at: 'translating', ...started, hasIcon: false, hover: undefined }
}

const NOWHERE: Point = { x: 0, y: 0 }
