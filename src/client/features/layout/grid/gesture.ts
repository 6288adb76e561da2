import { DRAG, TOUCH } from '../../../../shared/constants.ts'
import { minus, type Point } from '../../../lib/geometry/vector.ts'
import type { Sortable } from '../../../lib/tile/sortable.ts'
import { sameJson } from '../../../lib/values/json.ts'
import type { DropLocation, Refusal } from '../../data/home/operations.ts'
import { dropLocationOf } from '../drag/outer-targets.ts'
import { type DropTarget, dropTargetAt, hoveredTile, NO_TARGET, type Scene, toCells } from './decide-drop.ts'
import { insertionIndexAt, insertionIndexTowards, orderOf, type SortState } from './model.ts'

/** The state of sorting by pointer or keyboard. Times are in ms, points in px of the viewport. */
export type Gesture = Idle | Pressed | PointerSorting | KeyboardSorting

interface Idle {
  readonly at: 'idle'
}

/** Pressed but not moved yet: a click, unless it moves. A finger drags once it has rested; before that it scrolls. */
interface Pressed extends Pick<SortState, 'dragged' | 'draggedTiles' | 'insertionIndex'> {
  readonly at: 'pressed'
  readonly start: Point
  /** From the center of the tile to the pointer. */
  readonly grabOffset: Point
  readonly since: number
  /** Whether moving starts a drag. */
  readonly isArmed: boolean
  readonly isTouch: boolean
}

/** Tiles are dragged by the pointer. */
export interface PointerSorting extends Pick<SortState, 'dragged' | 'draggedTiles' | 'insertionIndex'> {
  readonly at: 'pointerSorting'
  readonly point: Point
  readonly grabOffset: Point
  /** The group into whose page the tiles would be inserted. */
  readonly page: string
  readonly dropTarget: DropTarget
  /** The last position of the tile's center that was not over the tile that it is over now. */
  readonly from: Point
  /** Since when the drop target is the same and, where only a rest counts, the pointer is at rest. */
  readonly since: number
  /** Where the pointer was then. */
  readonly restPoint: Point
  /** The icon to make a folder with, or the folder to join. */
  readonly combineTarget: string | undefined
}

/** A tile is moved by keys. */
export interface KeyboardSorting extends Pick<SortState, 'dragged' | 'draggedTiles' | 'insertionIndex'> {
  readonly at: 'keyboardSorting'
  readonly page: string
}

export type Input =
  | {
      readonly at: 'press'
      readonly dragged: Sortable
      readonly draggedTiles: readonly Sortable[]
      readonly insertionIndex: number
      readonly point: Point
      readonly grabOffset: Point
      readonly time: number
      readonly isTouch: boolean
    }
  | { readonly at: 'move'; readonly point: Point; readonly time: number }
  | { readonly at: 'tick'; readonly time: number }
  | { readonly at: 'pickUp'; readonly dragged: Sortable; readonly insertionIndex: number }
  | { readonly at: 'key'; readonly key: string }
  /** The pointer is released: `dropLocation` then gives the final location. */
  | { readonly at: 'drop' }
  | { readonly at: 'cancel' }

export const IDLE: Gesture = { at: 'idle' }

/** Rest over a target until tiles make room, a folder is made (DESIGN section 7), the page turns; in ms. */
const REORDER_DELAY_MS = 120
const COMBINE_DELAY_MS = 500
const PAGE_TURN_DELAY_MS = 700
/** A tile that a folder could be made with makes room only after a longer rest, while its middle is still ahead. */
const REORDER_DELAYS: Partial<Record<DropTarget['at'], number>> = {
  emptyCell: REORDER_DELAY_MS,
  tileEdge: REORDER_DELAY_MS,
  tileApproach: COMBINE_DELAY_MS,
}
/** Targets on which a passing pointer has no effect, and how far a resting hand may tremble, in px. */
const REST_TARGETS: readonly DropTarget['at'][] = ['emptyCell', 'tileApproach']
const TREMBLE_PX = 5
/** Rest outside an open folder until it closes, in ms. */
const FOLDER_CLOSE_DELAY_MS = 250
/** The next state. Nothing is written here: a drop reads `dropLocation` before it ends the gesture. */
export function step(gesture: Gesture, input: Input, scene: Scene): Gesture {
  switch (input.at) {
    case 'press': {
      const { dragged, draggedTiles, insertionIndex, point, grabOffset, time, isTouch } = input
      const tiles = { dragged, draggedTiles, insertionIndex }
      return { at: 'pressed', ...tiles, start: point, grabOffset, since: time, isArmed: !isTouch, isTouch }
    }
    case 'pickUp': {
      const { dragged, insertionIndex } = input
      return { at: 'keyboardSorting', dragged, draggedTiles: [dragged], page: scene.page, insertionIndex }
    }
    case 'cancel':
      return IDLE
    case 'drop':
      return gesture.at === 'pointerSorting' ? resolveDrop(gesture, scene) : gesture
    case 'key':
      return gesture.at === 'keyboardSorting' ? stepKeyboard(gesture, input.key, scene) : gesture
    default:
      if (gesture.at === 'pressed') return stepPressed(gesture, input, scene)
      return gesture.at === 'pointerSorting' ? stepPointer(gesture, input, scene) : gesture
  }
}

type TimedInput = Extract<Input, { readonly at: 'move' | 'tick' }>

/** A finger that moves before it has rested for 180 ms swipes or scrolls; a rest of one second opens the menu. */
function stepPressed(gesture: Pressed, input: TimedInput, scene: Scene): Gesture {
  const { dragged, draggedTiles, insertionIndex, start, grabOffset, since } = gesture
  const isArmed = gesture.isArmed || input.time - since >= TOUCH.dragDelayMs
  if (gesture.isTouch && input.time - since >= TOUCH.longPressMs) return IDLE
  if (input.at === 'tick') return { ...gesture, isArmed }
  const moved = distance(input.point, start)
  if (!isArmed) return moved > TOUCH.swipeMinimumPx ? IDLE : gesture
  if (moved < DRAG.clickDistancePx) return { ...gesture, isArmed }
  const sorting: PointerSorting = {
    at: 'pointerSorting',
    dragged,
    draggedTiles,
    insertionIndex,
    point: start,
    grabOffset,
    page: scene.page,
    dropTarget: NO_TARGET,
    from: minus(start, grabOffset),
    since: input.time,
    restPoint: start,
    combineTarget: undefined,
  }
  return stepPointer(sorting, input, scene)
}

function stepPointer(gesture: PointerSorting, input: TimedInput, scene: Scene): PointerSorting {
  const pageChanged = gesture.page !== scene.page
  const point = input.at === 'move' ? input.point : gesture.point
  const moved: PointerSorting = {
    ...gesture,
    point,
    page: scene.page,
    insertionIndex: pageChanged ? scene.others.length : gesture.insertionIndex,
  }
  const tile = hoveredTile(dropTargetOf(moved, scene))
  const now = tile === hoveredTile(gesture.dropTarget) ? moved : { ...moved, from: centerOf(gesture) }
  const dropTarget = dropTargetOf(now, scene)
  if (pageChanged || !sameJson(dropTarget, gesture.dropTarget))
    return { ...now, dropTarget, since: input.time, restPoint: point, combineTarget: undefined }
  if (REST_TARGETS.includes(dropTarget.at) && distance(point, gesture.restPoint) > TREMBLE_PX)
    return { ...now, dropTarget, since: input.time, restPoint: point }
  const rested = input.time - gesture.since
  if (rested >= (REORDER_DELAYS[dropTarget.at] ?? Number.POSITIVE_INFINITY))
    return { ...now, dropTarget, insertionIndex: insertionIndexOf(now, scene) }
  return dropTarget.at === 'tileCenter' && rested >= COMBINE_DELAY_MS
    ? { ...now, dropTarget, combineTarget: dropTarget.tile }
    : { ...now, dropTarget }
}

/** A drop before the others have made room still goes to the location under the tile. */
function resolveDrop(gesture: PointerSorting, scene: Scene): PointerSorting {
  const dropTarget = dropTargetOf(gesture, scene)
  const now = { ...gesture, dropTarget }
  const isOnPage = dropTarget.at === 'emptyCell' || hoveredTile(dropTarget) !== undefined
  return isOnPage && now.combineTarget === undefined ? { ...now, insertionIndex: insertionIndexOf(now, scene) } : now
}

const dropTargetOf = (gesture: PointerSorting, scene: Scene): DropTarget =>
  dropTargetAt({ ...gesture, center: centerOf(gesture) }, sortStateOf(gesture, scene), scene)

/** The insertion index under the center of the dragged tile. */
const insertionIndexOf = (gesture: PointerSorting, scene: Scene): number =>
  insertionIndexAt(sortStateOf(gesture, scene), toCells(centerOf(gesture), scene))

/** Whether the dragged tile has been outside the open folder long enough to close it. */
export const shouldCloseFolder = (gesture: Gesture, scene: Scene, time: number): boolean =>
  gesture.at === 'pointerSorting' &&
  scene.folder !== undefined &&
  gesture.dropTarget.at !== 'folder' &&
  time - gesture.since >= FOLDER_CLOSE_DELAY_MS

/** The page turn that a rest over a group's button or at a screen edge asks for, once per `PAGE_TURN_DELAY_MS`. */
export function requestedPageTurn(
  gesture: Gesture,
  time: number,
): { readonly group: string } | { readonly direction: -1 | 1 } | undefined {
  if (gesture.at !== 'pointerSorting' || time - gesture.since < PAGE_TURN_DELAY_MS) return undefined
  const { dropTarget } = gesture
  if (dropTarget.at === 'group') return { group: dropTarget.group }
  return dropTarget.at === 'screenEdge' ? { direction: dropTarget.direction } : undefined
}

/** The state after a page turn, made or not: the next one needs a rest of its own. */
export const afterPageTurn = (gesture: Gesture, time: number): Gesture =>
  gesture.at === 'pointerSorting' ? { ...gesture, since: time } : gesture

function stepKeyboard(gesture: KeyboardSorting, key: string, scene: Scene): KeyboardSorting {
  if (gesture.page !== scene.page) return { ...gesture, page: scene.page, insertionIndex: scene.others.length }
  const insertionIndex = insertionIndexTowards(sortStateOf(gesture, scene), key) ?? gesture.insertionIndex
  return { ...gesture, insertionIndex }
}

/** Where the tiles would be dropped now; undefined while nothing is dragged, or where they would go back. */
export function dropLocation(gesture: Gesture, scene: Scene): DropLocation | undefined {
  if (gesture.at !== 'pointerSorting' && gesture.at !== 'keyboardSorting') return undefined
  const { page, insertionIndex } = gesture
  if (gesture.at === 'pointerSorting') {
    const { dropTarget, combineTarget } = gesture
    if (combineTarget !== undefined) return { at: 'combine', tile: combineTarget }
    if (dropTarget.at === 'folder' && scene.folder !== undefined)
      return { at: 'folder', folder: scene.folder.id, index: dropTarget.index }
    if (dropTarget.at === 'dock' || dropTarget.at === 'group') return dropLocationOf(dropTarget)
    if (dropTarget.at === 'none' && dropTarget.isCovered) return undefined
  }
  return { at: 'group', group: page, index: scene.free ? Number.POSITIVE_INFINITY : insertionIndex }
}

/** Why what the dragged tiles are over does not take them; undefined if nothing there refuses them. */
export const refusalUnder = (gesture: Gesture): Refusal | undefined =>
  gesture.at === 'pointerSorting' && gesture.dropTarget.at === 'none' ? gesture.dropTarget.refusal : undefined

/** The order of the page to draw: with the dragged tiles if they would be dropped on it, else without them. */
export function preview(gesture: PointerSorting | KeyboardSorting, scene: Scene): readonly Sortable[] {
  const location = dropLocation(gesture, scene)
  const isOnPage = location?.at === 'combine' || (location?.at === 'group' && location.group === scene.page)
  return isOnPage ? orderOf(sortStateOf(gesture, scene)) : scene.others
}

/** The order of the open folder to draw; undefined while none is open. */
export function previewFolder(
  gesture: PointerSorting | KeyboardSorting,
  scene: Scene,
): readonly Sortable[] | undefined {
  const { folder } = scene
  if (folder === undefined || gesture.at !== 'pointerSorting' || gesture.dropTarget.at !== 'folder')
    return folder?.others
  return orderOf({ ...sortStateOf(gesture, scene), ...folder, insertionIndex: gesture.dropTarget.index })
}

/** The dragged tiles among those of the page. */
export const sortStateOf = (
  { dragged, draggedTiles, insertionIndex }: PointerSorting | KeyboardSorting,
  { others, columns }: Scene,
): SortState => ({
  dragged,
  draggedTiles,
  others,
  insertionIndex: Math.min(insertionIndex, others.length),
  columns,
})

const centerOf = ({ point, grabOffset }: PointerSorting): Point => minus(point, grabOffset)

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
