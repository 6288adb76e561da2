import { DRAG, HOVER, TOUCH } from '../../../shared/constants.deferred.ts'
import { sameJson } from '../../../shared/lib/data/json.ts'
import { type Box, contains } from '../../../shared/lib/geometry/box.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import type { Sortable } from '../../../shared/lib/tile/sortable.ts'
import {
  type DropTarget,
  type DropTargets,
  dropLocationOf,
  dropTargetAt,
  type NoDropTarget,
} from '../drag/drop-targets.ts'
import type { DropLocation } from '../home/operations.ts'
import { type CellContent, contentAt, indexAt, indexTowards, orderOf, placesOf, type SortState } from './model.ts'

/** What the pointer or the keys are in the middle of. Times are milliseconds, points px of the viewport. */
export type Gesture = Idle | Pointing | PointerSorting | KeyboardSorting

interface Idle {
  readonly at: 'idle'
}

/** Pressed and not moved yet: a click, unless it moves. A finger takes hold when it has rested, before that it scrolls. */
interface Pointing {
  readonly at: 'pointing'
  readonly held: Sortable
  readonly carried: readonly Sortable[]
  /** Where it stands among the others; behind them if it comes from elsewhere. */
  readonly index: number
  readonly from: Point
  /** From the middle of the tile to the pointer. */
  readonly grip: Point
  readonly since: number
  readonly holds: boolean
  readonly finger: boolean
}

/** A tile is dragged, and what is chosen together with it. */
export interface PointerSorting extends Pick<SortState, 'held' | 'carried'> {
  readonly at: 'sorting'
  readonly point: Point
  readonly grip: Point
  /** The group on whose page it would stand, and where among the others. */
  readonly page: string
  readonly index: number
  readonly over: HoverTarget
  readonly since: number
  /** The tile with which it would make a folder, or the folder that it would join. */
  readonly onto: string | undefined
}

/** A tile is carried by keys. */
export interface KeyboardSorting extends Pick<SortState, 'held' | 'carried'> {
  readonly at: 'carrying'
  readonly page: string
  readonly index: number
}

/** What lies under the held tile: something of the page, a group's button, the dock, the open folder, an edge of the screen, or nothing. */
export type HoverTarget =
  | CellContent
  | DropTarget
  | { readonly at: 'folder'; readonly index: number }
  | { readonly at: 'edge'; readonly way: -1 | 1 }
  | NoDropTarget

/** The drop target among what a tile may hover; undefined for all else. */
export const dropTargetOf = (over: HoverTarget): DropTarget | undefined =>
  over.at === 'group' || over.at === 'dock' ? over : undefined

/** A folder's tiles but the held one, one cell each, and where they stand; see `Scene`. */
export interface OpenFolder extends Pick<Scene, 'others' | 'columns' | 'origin' | 'pitch'> {
  readonly id: string
  /** The whole panel. */
  readonly window: Box
}

/** Where everything is at this moment. */
export interface Scene extends DropTargets {
  /** On a free page tiles stand anywhere: nobody makes room, and what comes stands where it is let go. */
  readonly free: boolean
  /** The tiles of the group on screen but those in the hand. */
  readonly others: readonly Sortable[]
  readonly columns: number
  /** The corner of the first cell, and from one cell to the next; the gap is shared by both neighbours. */
  readonly origin: Point
  readonly pitch: Point
  /** What is to be seen of the page. */
  readonly window: Box
  /** The folder that is open. */
  readonly folder: OpenFolder | undefined
}

export type Input =
  | {
      readonly at: 'press'
      readonly held: Sortable
      readonly carried: readonly Sortable[]
      readonly index: number
      readonly point: Point
      readonly grip: Point
      readonly time: number
      readonly finger: boolean
    }
  | { readonly at: 'move'; readonly point: Point; readonly time: number }
  | { readonly at: 'tick'; readonly time: number }
  | { readonly at: 'pick'; readonly held: Sortable; readonly index: number }
  | { readonly at: 'key'; readonly key: string }
  /** The pointer is let go: `landingOf` tells where the tile then is. */
  | { readonly at: 'drop' }
  | { readonly at: 'end' }

export const IDLE: Gesture = { at: 'idle' }

/** Rests after which others make room; a folder is made (DESIGN section 7); a page turns. In ms. */
const ROOM_MS = 120
const FOLDER_MS = 500
const TURN_MS = 700
/** Out of a folder for so long, it closes, in ms. */
const LEAVE_MS = 250
/** So near to the side of the screen the page turns at least, in px. */
const EDGE_PX = 28
/** The zones at the sides (spec section 4); where tiles reach into them they are narrower. */
const zoneOf = ({ origin, window }: Scene) => Math.min(HOVER.switchZonePx, Math.max(EDGE_PX, origin.x - window.x))

/** What the gesture becomes. Nothing is written here: who ends it asks `landingOf` first, who calls it off does not. */
export function step(gesture: Gesture, input: Input, scene: Scene): Gesture {
  switch (input.at) {
    case 'press': {
      const { held, carried, index, point, grip, time, finger } = input
      return { at: 'pointing', held, carried, index, from: point, grip, since: time, holds: !finger, finger }
    }
    case 'pick':
      return { at: 'carrying', held: input.held, carried: [input.held], page: scene.page, index: input.index }
    case 'end':
      return IDLE
    case 'drop':
      return gesture.at === 'sorting' ? drop(gesture, scene) : gesture
    case 'key':
      return gesture.at === 'carrying' ? carry(gesture, input.key, scene) : gesture
    default:
      if (gesture.at === 'pointing') return point(gesture, input, scene)
      return gesture.at === 'sorting' ? sort(gesture, input, scene) : gesture
  }
}

type Timed = Extract<Input, { readonly at: 'move' | 'tick' }>

/**
 * A drag under 5 px is a click. A finger that moves before it has rested for 180 ms turns the page or scrolls; when it has
 * rested for a second it opens a menu.
 */
function point(gesture: Pointing, input: Timed, scene: Scene): Gesture {
  const { held, carried, index, from, grip, since } = gesture
  const holds = gesture.holds || input.time - since >= TOUCH.dragDelayMs
  if (gesture.finger && input.time - since >= TOUCH.longPressMs) return IDLE
  if (input.at === 'tick') return { ...gesture, holds }
  const far = Math.hypot(input.point.x - from.x, input.point.y - from.y)
  if (!holds) return far > TOUCH.swipeMinimumPx ? IDLE : gesture
  if (far < DRAG.clickDistancePx) return { ...gesture, holds }
  const begun = { held, carried, index, point: input.point, grip, page: scene.page, over: AWAY, since: input.time }
  return sort({ at: 'sorting', ...begun, onto: undefined }, input, scene)
}

const AWAY: HoverTarget = { at: 'away' }

function sort(gesture: PointerSorting, input: Timed, scene: Scene): PointerSorting {
  const turned = gesture.page !== scene.page
  const point = input.at === 'move' ? input.point : gesture.point
  const now: PointerSorting = {
    ...gesture,
    point,
    page: scene.page,
    index: turned ? scene.others.length : gesture.index,
  }
  const over = overOf(now, scene)
  if (turned || !sameJson(over, gesture.over)) return { ...now, over, since: input.time, onto: undefined }
  const rested = input.time - gesture.since
  if ((over.at === 'side' || over.at === 'ground') && rested >= ROOM_MS)
    return { ...now, over, index: indexBelow(now, scene) }
  return over.at === 'middle' && rested >= FOLDER_MS ? { ...now, over, onto: over.tile } : { ...now, over }
}

/** Let go before the others have made room, it comes where it is let go all the same. */
function drop(gesture: PointerSorting, scene: Scene): PointerSorting {
  const now = { ...gesture, over: overOf(gesture, scene) }
  const isOnPage = now.over.at === 'side' || now.over.at === 'ground' || now.over.at === 'middle'
  return isOnPage && now.onto === undefined ? { ...now, index: indexBelow(now, scene) } : now
}

/** Its place among the others where it is held now. */
const indexBelow = (gesture: PointerSorting, scene: Scene): number =>
  indexAt(sortStateOf(gesture, scene), cellOf(middleOf(gesture), scene))

/** What lies under the pointer beside the page, and under the middle of the held tile on it. */
function overOf(gesture: PointerSorting, scene: Scene): HoverTarget {
  const { point, carried } = gesture
  const { folder, window } = scene
  const icons = carried.some(({ kind }) => kind === 'icon') // nothing else lies in a folder
  if (folder !== undefined && icons && contains(folder.window, point))
    return { at: 'folder', index: indexInFolder(folder, middleOf(gesture)) }
  const taker = dropTargetAt(scene, carried, point)
  if (taker !== undefined) return taker
  const zone = zoneOf(scene)
  if (point.x < window.x + zone) return { at: 'edge', way: -1 }
  if (point.x > window.x + window.width - zone) return { at: 'edge', way: 1 }
  if (!contains(window, point)) return AWAY
  const hand = sortStateOf(gesture, scene)
  return contentAt(hand, placesOf(hand), cellOf(middleOf(gesture), scene))
}

/** Cells of a folder are all the same: the one under the middle of the held tile. */
function indexInFolder(folder: OpenFolder, middle: Point): number {
  const { x, y } = cellOf(middle, folder)
  const column = Math.min(folder.columns - 1, Math.max(0, Math.floor(x)))
  return Math.min(folder.others.length, Math.max(0, Math.floor(y)) * folder.columns + column)
}

/** Whether the held tile has been out of the open folder for long enough to close it. */
export const leavesFolder = (gesture: Gesture, scene: Scene, time: number): boolean =>
  gesture.at === 'sorting' &&
  scene.folder !== undefined &&
  gesture.over.at !== 'folder' &&
  time - gesture.since >= LEAVE_MS

/** The turn of a page that a rest over a group's button or at an edge asks for, once in each `TURN_MS`. */
export function pageTurnDirection(
  gesture: Gesture,
  time: number,
): { readonly group: string } | { readonly way: -1 | 1 } | undefined {
  if (gesture.at !== 'sorting' || time - gesture.since < TURN_MS) return undefined
  const { over } = gesture
  if (over.at === 'group') return { group: over.group }
  return over.at === 'edge' ? { way: over.way } : undefined
}

/** A turn has been made, or could not be: the next one has its own rest. */
export const afterPageTurn = (gesture: Gesture, time: number): Gesture =>
  gesture.at === 'sorting' ? { ...gesture, since: time } : gesture

function carry(gesture: KeyboardSorting, key: string, scene: Scene): KeyboardSorting {
  if (gesture.page !== scene.page) return { ...gesture, page: scene.page, index: scene.others.length }
  return { ...gesture, index: indexTowards(sortStateOf(gesture, scene), key) ?? gesture.index }
}

/** Where the tile would be put down now; undefined while nothing is held. */
export function dropLocation(gesture: Gesture, scene: Scene): DropLocation | undefined {
  if (gesture.at !== 'sorting' && gesture.at !== 'carrying') return undefined
  const { page, index } = gesture
  if (gesture.at === 'sorting') {
    const { over, onto } = gesture
    if (onto !== undefined) return { at: 'onto', tile: onto }
    if (over.at === 'folder' && scene.folder !== undefined)
      return { at: 'folder', folder: scene.folder.id, index: over.index }
    if (over.at === 'dock' || over.at === 'group') return dropLocationOf(over)
  }
  return { at: 'group', group: page, index: scene.free ? Number.POSITIVE_INFINITY : index }
}

/** What is shown of the page: its tiles in their order, the held one among them if it would stand there. */
export function preview(gesture: PointerSorting | KeyboardSorting, scene: Scene): readonly Sortable[] {
  const landing = dropLocation(gesture, scene)
  const stands = landing?.at === 'onto' || (landing?.at === 'group' && landing.group === scene.page)
  return stands ? orderOf(sortStateOf(gesture, scene)) : scene.others
}

/** The same of the open folder; undefined while none is. */
export function previewOfFolder(
  gesture: PointerSorting | KeyboardSorting,
  scene: Scene,
): readonly Sortable[] | undefined {
  const { folder } = scene
  if (folder === undefined || gesture.at !== 'sorting' || gesture.over.at !== 'folder') return folder?.others
  return orderOf({ ...sortStateOf(gesture, scene), ...folder, index: gesture.over.index })
}

/** The tiles in the hand among those of the page. */
export const sortStateOf = (
  { held, carried, index }: PointerSorting | KeyboardSorting,
  { others, columns }: Scene,
): SortState => ({
  held,
  carried,
  others,
  index: Math.min(index, others.length),
  columns,
})

const middleOf = ({ point, grip }: PointerSorting): Point => ({ x: point.x - grip.x, y: point.y - grip.y })

/** A point of the viewport in cells. */
const cellOf = ({ x, y }: Point, { origin, pitch }: Pick<Scene, 'origin' | 'pitch'>): Point => ({
  x: (x - origin.x) / pitch.x,
  y: (y - origin.y) / pitch.y,
})
