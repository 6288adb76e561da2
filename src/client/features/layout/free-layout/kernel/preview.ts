import type { Bounds } from '../../../../lib/geometry/box.ts'
import { minus } from '../../../../lib/geometry/vector.ts'
import { type FreeElement, isSameFrame, middleOf, movedBy } from './frame.ts'
import { boundsBetween, boundsOfAll, rotated, shifted } from './geometry.ts'
import type { Gesture, InputSource, Keys, Pointing, Resizing, Rotating, Scene, Translating } from './gesture.ts'
import { brushed, clicked, type Selection } from './selection.ts'
import { clampToPage, type DrawnLines, drawnLinesOf, type SnapContext, snapMove } from './snap/snap.ts'
import { frameOfAll, resizeAll } from './transform/resize.ts'
import { angleBetween, rotateAll } from './transform/rotate.ts'

/** The elements, selection and lines that are shown during a gesture. */
export interface Preview<T extends FreeElement> extends DrawnLines {
  /** The same list as the scene's while no element has moved. */
  readonly elements: readonly T[]
  readonly selection: Selection
  /** The selection box that is drawn over the page. */
  readonly brush: Bounds | undefined
  /** The moved elements are copies: the originals are shown in their places, too. */
  readonly copies: boolean
  /** The icon or folder that takes the icons of the selection on release. */
  readonly combineWith: string | undefined
}

const NO_LINES: DrawnLines = { guides: [], distances: [] }

/**
 * The preview of a gesture, shown instead of the scene.
 * @param withoutLines leaves out guides and distances, which cost time and cannot be read in a fast drag
 */
export function preview<T extends FreeElement>(gesture: Gesture, scene: Scene<T>, withoutLines = false): Preview<T> {
  const { elements, selection } = scene
  const unchanged: Preview<T> = {
    elements,
    selection,
    ...NO_LINES,
    brush: undefined,
    copies: false,
    combineWith: undefined,
  }
  switch (gesture.at) {
    case 'idle':
      return unchanged
    case 'pointing':
      return { ...unchanged, selection: selectionOnPress(gesture, scene) }
    case 'brushing': {
      const brush = boundsBetween(gesture.from, gesture.point)
      return { ...unchanged, brush, selection: brushed(elements, selection, brush, isAdditive(gesture.keys)) }
    }
    case 'translating':
      return { ...unchanged, ...translated(gesture, scene, withoutLines) }
    case 'resizing':
      return { ...unchanged, ...resize(gesture, scene, withoutLines), selection: gesture.selection }
    case 'rotating':
      return { ...unchanged, elements: rotate(gesture, scene), selection: gesture.selection }
  }
}

/** Into a folder no lines lead. */
function translated<T extends FreeElement>(gesture: Translating, scene: Scene<T>, withoutLines: boolean) {
  const { selection, hover } = gesture
  const combineWith = hover?.combines ? hover.id : undefined
  const moved = translate(gesture, scene, withoutLines || combineWith !== undefined)
  return { ...moved, selection, combineWith, copies: isCopying(gesture) }
}

/** Alt copies, by a pointer: with an arrow key it selects the focused element. */
const isCopying = ({ source, keys }: Translating) => source.kind === 'pointer' && keys.alt

/** What a release writes. */
export interface Result<T extends FreeElement> extends Pick<Preview<T>, 'elements' | 'selection' | 'combineWith'> {
  /** The copies to add, without ids of their own. */
  readonly copied: readonly T[]
}

/** The result if the gesture is released now. `elements` is the scene's own list if no element has to be moved. */
export function commit<T extends FreeElement>(gesture: Gesture, scene: Scene<T>): Result<T> {
  const { elements, selection, copies, combineWith } = preview(gesture, scene, true)
  if (combineWith !== undefined) return { elements: scene.elements, selection, combineWith, copied: [] }
  if (copies && elements !== scene.elements) {
    const copied = elements.filter(({ id }) => selection.has(id))
    return { elements: scene.elements, selection, combineWith, copied }
  }
  const selected = gesture.at === 'pointing' ? selectionOnClick(gesture, scene) : selection
  return { elements, selection: selected, combineWith, copied: [] }
}

/**
 * A press selects an unselected element at once; a selected one stays, since a drag of the whole selection may follow.
 */
function selectionOnPress(gesture: Pointing, scene: Scene<FreeElement>): Selection {
  const { target, keys, canDrag } = gesture
  const selects = target.on === 'element' && canDrag && !isAdditive(keys) && !scene.selection.has(target.id)
  return selects ? selectionOnClick(gesture, scene) : scene.selection
}

const isAdditive = ({ ctrl, shift }: Keys) => ctrl || shift

/** A click on a handle does not change the selection. */
function selectionOnClick({ target, keys }: Pointing, { elements, selection }: Scene<FreeElement>): Selection {
  if (target.on === 'handle' || target.on === 'rotateHandle') return selection
  return clicked(elements, selection, target.on === 'element' ? target.id : undefined, isAdditive(keys))
}

/** The lines that a gesture by pointer snaps to; gestures by keys do not snap. */
const snapContextOf = (source: InputSource, { edges, viewport, grid }: Scene<FreeElement>): SnapContext | undefined =>
  source.kind === 'pointer' ? { lines: source.lines, edges, viewport, grid } : undefined

type Changed<T extends FreeElement> = Pick<Preview<T>, 'elements'> & Partial<DrawnLines>

function translate<T extends FreeElement>(gesture: Translating, scene: Scene<T>, withoutLines: boolean): Changed<T> {
  const { elements, edges } = scene
  const moving = movingElements(gesture, scene)
  const bounds = boundsOfAll(moving)
  if (bounds === undefined) return { elements }
  const context = snapContextOf(gesture.source, scene)
  const wanted = minus(gesture.point, gesture.from)
  const offset =
    context === undefined ? clampToPage(bounds, wanted, edges) : snapMove(bounds, wanted, gesture.keys.shift, context)
  return {
    ...(context !== undefined && !withoutLines && drawnLinesOf(shifted(bounds, offset), context)),
    elements: withMoved(
      gesture,
      scene,
      moving.map((element) => movedBy(element, offset)),
    ),
  }
}

function resize<T extends FreeElement>(gesture: Resizing, scene: Scene<T>, withoutLines: boolean): Changed<T> {
  const { handle, from, point, keys, source } = gesture
  const moving = movingElements(gesture, scene)
  const context = snapContextOf(source, scene)
  const pointerOffset = minus(point, from)
  // keys resize along the element's own axes, however it is rotated
  const offset = context === undefined ? rotated(pointerOffset, frameOfAll(moving)?.r ?? 0) : pointerOffset
  const { elements, guides } = resizeAll(moving, handle, offset, isAdditive(keys), { context, edges: scene.edges })
  return { elements: withMoved(gesture, scene, elements), ...(!withoutLines && { guides }) }
}

function rotate<T extends FreeElement>(gesture: Rotating, scene: Scene<T>): readonly T[] {
  const moving = movingElements(gesture, scene)
  const frame = frameOfAll(moving)
  if (frame === undefined) return scene.elements
  const angle = angleBetween(gesture.from, gesture.point, middleOf(frame))
  return withMoved(gesture, scene, rotateAll(moving, angle, scene.edges))
}

type Moving = Translating | Resizing | Rotating

const movingElements = <T extends FreeElement>({ selection }: Moving, { elements }: Scene<T>): readonly T[] =>
  elements.filter(({ id }) => selection.has(id))

/**
 * The scene's elements with the moved ones replaced; unmoved elements, and the list if none moved, keep their identity.
 */
function withMoved<T extends FreeElement>(
  { selection }: Moving,
  { elements }: Scene<T>,
  moved: readonly T[],
): readonly T[] {
  let next = 0
  let same = true
  const after = elements.map((element) => {
    if (!selection.has(element.id)) return element
    const now = moved[next]
    next += 1
    if (now === undefined || isSameFrame(element, now)) return element
    same = false
    return now
  })
  return same ? elements : after
}
