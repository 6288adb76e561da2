import { minus } from '../../../../shared/lib/geometry/vector.ts'
import { type FreeElement, middleOf, movedBy, sameFrame } from './frame.ts'
import { type Bounds, boundsBetween, boundsOfAll, rotated, shifted } from './geometry.ts'
import type { Gesture, InputSource, Keys, Pointing, Resizing, Rotating, Scene, Translating } from './gesture.ts'
import { frameOfAll, resizeAll } from './resize.ts'
import { angleBetween, rotateAll } from './rotate.ts'
import { brushed, clicked, type Selection } from './selection.ts'
import { clampToPage, type DrawnLines, linesAround, type SnapContext, snapMove } from './snap.ts'

/** What is shown while a gesture is under way. */
export interface Preview<T extends FreeElement> extends DrawnLines {
  /** The very list of the scene while nothing has moved. */
  readonly elements: readonly T[]
  readonly selection: Selection
  /** The box that is drawn over the page. */
  readonly brush: Bounds | undefined
}

const NO_LINES: DrawnLines = { guides: [], distances: [] }

/**
 * What is shown instead of the scene.
 * @param rough nobody would see guides and distances: none are looked for
 */
export function preview<T extends FreeElement>(gesture: Gesture, scene: Scene<T>, rough = false): Preview<T> {
  const { elements, selection } = scene
  const still: Preview<T> = { elements, selection, ...NO_LINES, brush: undefined }
  switch (gesture.at) {
    case 'idle':
      return still
    case 'pointing':
      return { ...still, selection: selectionByPress(gesture, scene) }
    case 'brushing': {
      const brush = boundsBetween(gesture.from, gesture.point)
      return { ...still, brush, selection: brushed(elements, selection, brush, adds(gesture.keys)) }
    }
    case 'translating':
      return { ...still, ...translate(gesture, scene, rough), selection: gesture.selection }
    case 'resizing':
      return { ...still, ...resize(gesture, scene, rough), selection: gesture.selection }
    case 'rotating':
      return { ...still, elements: rotate(gesture, scene), selection: gesture.selection }
  }
}

/**
 * What is kept if the gesture ends now: the selection, and the elements, the very list of the scene if nothing has moved: then
 * nothing is written.
 */
export function commit<T extends FreeElement>(
  gesture: Gesture,
  scene: Scene<T>,
): Pick<Preview<T>, 'elements' | 'selection'> {
  const { elements, selection } = preview(gesture, scene, true)
  return { elements, selection: gesture.at === 'pointing' ? selectionByClick(gesture, scene) : selection }
}

/** A press selects at once what is not selected; what may become a drag of several stays so until it has become a click. */
function selectionByPress(gesture: Pointing, scene: Scene<FreeElement>): Selection {
  const { hold, keys, holds } = gesture
  const takes = hold.on === 'element' && holds && !adds(keys) && !scene.selection.has(hold.id)
  return takes ? selectionByClick(gesture, scene) : scene.selection
}

const adds = ({ ctrl, shift }: Keys) => ctrl || shift

/** A click on a handle or on the knob leaves all as it is. */
function selectionByClick({ hold, keys }: Pointing, { elements, selection }: Scene<FreeElement>): Selection {
  if (hold.on === 'handle' || hold.on === 'knob') return selection
  return clicked(elements, selection, hold.on === 'element' ? hold.id : undefined, adds(keys))
}

/** What a pointer's gesture can snap to; keys snap to nothing. */
const groundOf = (means: InputSource, { width, window, grid }: Scene<FreeElement>): SnapContext | undefined =>
  means.by === 'pointer' ? { lines: means.lines, width, window, grid } : undefined

type Changed<T extends FreeElement> = Pick<Preview<T>, 'elements'> & Partial<DrawnLines>

function translate<T extends FreeElement>(gesture: Translating, scene: Scene<T>, rough: boolean): Changed<T> {
  const { elements, width } = scene
  const moving = movingOf(gesture, scene)
  const bounds = boundsOfAll(moving)
  if (bounds === undefined) return { elements }
  const ground = groundOf(gesture.means, scene)
  const wanted = minus(gesture.point, gesture.from)
  const by =
    ground === undefined ? clampToPage(bounds, wanted, width) : snapMove(bounds, wanted, gesture.keys.shift, ground)
  return {
    ...(ground !== undefined && !rough && linesAround(shifted(bounds, by), ground)),
    elements: withMoved(
      gesture,
      scene,
      moving.map((element) => movedBy(element, by)),
    ),
  }
}

function resize<T extends FreeElement>(gesture: Resizing, scene: Scene<T>, rough: boolean): Changed<T> {
  const { handle, from, point, keys, means } = gesture
  const moving = movingOf(gesture, scene)
  const ground = groundOf(means, scene)
  const way = minus(point, from)
  // keys make an element wider and higher, however it is turned
  const by = ground === undefined ? rotated(way, frameOfAll(moving)?.r ?? 0) : way
  const { elements, guides } = resizeAll(moving, handle, by, adds(keys), { ground, width: scene.width })
  return { elements: withMoved(gesture, scene, elements), ...(!rough && { guides }) }
}

function rotate<T extends FreeElement>(gesture: Rotating, scene: Scene<T>): readonly T[] {
  const moving = movingOf(gesture, scene)
  const frame = frameOfAll(moving)
  if (frame === undefined) return scene.elements
  const turn = angleBetween(gesture.from, gesture.point, middleOf(frame))
  return withMoved(gesture, scene, rotateAll(moving, turn, scene.width))
}

type Moving = Translating | Resizing | Rotating

const movingOf = <T extends FreeElement>({ selection }: Moving, { elements }: Scene<T>): readonly T[] =>
  elements.filter(({ id }) => selection.has(id))

/** The elements of the scene with those that move where they are; who stays is the very same, and so is the list if all do. */
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
    if (now === undefined || sameFrame(element, now)) return element
    same = false
    return now
  })
  return same ? elements : after
}
