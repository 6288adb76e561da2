import { flushSync } from 'react-dom'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { minus } from '../../../../shared/lib/geometry/vector.ts'
import { setFlag } from '../../../ui/dom.ts'
import { edgeScrollSpeed } from '../../drag/lazy.ts'
import { type DragHandle, type Gesture, IDLE, type Input, type Keys, type Scene, step } from '../kernel/gesture.ts'
import { extendTrail, isFast, type Trail } from '../kernel/pointer-velocity.ts'
import { commit, preview } from '../kernel/preview.ts'
import { frameOfAll } from '../kernel/resize.ts'
import { rotatedFrame } from '../kernel/rotate.ts'
import { keepIdentity } from '../kernel/selection.ts'
import { currentCanvas, type Element } from '../layout.ts'
import { createDragOut, type DragOut } from './drag-out.ts'
import { currentElements, editorState, writeFrames } from './editor-state.ts'
import { createElementRenderer, type ElementRenderer } from './element-renderer.ts'
import type { GestureControl } from './gesture-control.ts'
import { measureFreeScene, measureViewport, type Viewport, visiblePart } from './viewport.ts'

/** Drives what is in hand on a free page: shows in each frame what becomes of it, and writes it once it is let go. */
export interface GestureDriver extends GestureControl {
  readonly gesture: () => Gesture
  /** Whether something is moved, and not only pressed. */
  readonly isMoving: () => boolean
  /** A pointer takes hold. */
  press(hold: DragHandle, by: Extract<Input, { at: 'press' }>['pointer'], pointed: PointerSample): void
  /** It goes on: of several moves in a frame the last one counts. */
  move(pointed: PointerSample): void
  /** It lets go: onto the page, or into what it is over beside it. */
  putDown(): void
  /** Ctrl or shift are pressed or let go. */
  turnKeys(keys: Keys): void
  /** Something has scrolled: the page is elsewhere. */
  scrolled(): void
  /** The document is another one: whoever has changed the page meanwhile is seen, and what is held stays in hand. */
  outdate(): void
}

/** Where a pointer is in the viewport, in px, and when. */
export interface PointerSample {
  readonly at: Point
  readonly keys: Keys
  readonly time: number
}

/** @param area what shows the page, and scrolls it */
export function createGestureDriver(page: HTMLElement, area: HTMLElement): GestureDriver {
  let gesture: Gesture = IDLE
  let drawing: ElementRenderer | undefined
  let leaving: DragOut | undefined
  let measured: Scene<Element> | undefined
  let view: Viewport | undefined
  let frame = 0
  let fresh = false
  let trail: Trail = []
  let hasty = false
  /** Where the pointer is: the page may scroll under it. */
  let pointer: Point = { x: 0, y: 0 }
  let keys: Keys = { ctrl: false, shift: false }
  /** Whether it has moved since the frame before. */
  let ahead = false

  const viewNow = () => (view ??= measureViewport(page, area))
  const onPage = () => minus(pointer, viewNow().origin)
  const scene = () => (measured ??= measureFreeScene(viewNow()))
  const isMoving = () => gesture.at !== 'idle' && gesture.at !== 'pointing'

  function tell(input: Input) {
    const before = gesture
    if (before.at === 'idle') {
      if (input.at !== 'press' && input.at !== 'key') return
      measured = undefined
      trail = []
      hasty = false
    }
    gesture = step(gesture, input, scene())
    if (gesture === before) return
    fresh = true
    // something moves: no picture of the page is taken now
    if (isMoving()) setFlag(document.documentElement, 'dragging', true)
    if (gesture.at === 'idle') settle()
    else if (frame === 0) frame = requestAnimationFrame(draw)
  }

  function draw(time: number) {
    frame = 0
    if (gesture.at === 'idle') return
    frame = requestAnimationFrame(draw)
    leaving?.lift(gesture.at === 'pointing' && gesture.hold.on === 'element' && gesture.finger && gesture.holds)
    trail = extendTrail(trail, pointer, time)
    if (gesture.at === 'pointing') return tell({ at: 'tick', time })
    catchUp(time)
    if (!leaves()) scroll(time)
    if (!fresh) return
    // once the hand is slower all is told, and seen as it is
    hasty = isFast(trail, hasty)
    fresh = hasty
    show()
  }

  function show() {
    const { elements: before, window } = scene()
    const now = preview(gesture, scene(), hasty)
    const selection = keepIdentity(now.selection, editorState.getState().shown?.selection)
    const among = (elements: readonly Element[]) => elements.filter(({ id }) => selection.has(id))
    const selected = among(now.elements)
    const shown = {
      ...now,
      selection,
      selected,
      frame: gesture.at === 'rotating' ? rotatedFrame(among(before), selected) : frameOfAll(selected),
      window,
      hasty,
      at: gesture.at,
    }
    drawing ??= createElementRenderer(page, before, currentCanvas())
    drawing.show(shown.elements, { seen: visiblePart(viewNow()), hasty })
    // in the frame that has the tiles, not in the next one
    flushSync(() => editorState.setState({ shown }))
  }

  /** Whether what is held is over something beside the page that takes it. */
  const leaves = () => gesture.at === 'translating' && leaving?.over(gesture.selection, pointer) === true

  /** What moves is where the pointer is. */
  function catchUp(time: number) {
    if (!ahead) return
    ahead = false
    gesture = step(gesture, { at: 'move', point: onPage(), keys, time }, scene())
    fresh = true
  }

  /** Near its upper and lower end the page scrolls under what is held. */
  function scroll(time: number) {
    if (!isMoving() || ('means' in gesture && gesture.means.by === 'keys')) return
    const way = edgeScrollSpeed(pointer, viewNow().window)
    if (way === 0) return
    const before = area.scrollTop
    area.scrollTop += way
    if (area.scrollTop === before) return
    view = undefined
    ahead = true
    catchUp(time)
  }

  /** Nothing is in hand any more: everything stands as the document has it. */
  function settle() {
    cancelAnimationFrame(frame)
    frame = 0
    setFlag(document.documentElement, 'dragging', false)
    if (editorState.getState().shown !== undefined) editorState.setState({ shown: undefined })
    drawing?.rest(currentElements())
    drawing = undefined
    leaving?.end()
    leaving = undefined
    measured = undefined
    view = undefined
    ahead = false
  }

  function release(): Gesture {
    const done = gesture
    const before = scene()
    const { elements, selection } = commit(gesture, before)
    gesture = IDLE
    flushSync(() => {
      if (elements !== before.elements) writeFrames(before.elements, elements)
      editorState.setState({ selection, shown: undefined })
    })
    settle()
    return done
  }

  function point({ at, keys: now }: PointerSample) {
    pointer = at
    keys = now
  }

  return {
    gesture: () => gesture,
    isMoving,
    dispatch: tell,
    release,
    cancel() {
      if (gesture.at === 'idle') return false
      gesture = IDLE
      settle()
      return true
    },
    press(hold, by, pointed) {
      view = undefined
      point(pointed)
      tell({ at: 'press', hold, point: onPage(), keys, pointer: by, time: pointed.time })
      if (hold.on === 'element') leaving = createDragOut(page, hold.id)
    },
    move(pointed) {
      if (gesture.at === 'idle') return
      point(pointed)
      ahead = isMoving()
      if (!ahead) tell({ at: 'move', point: onPage(), keys, time: pointed.time })
    },
    putDown() {
      catchUp(performance.now())
      if (gesture.at !== 'translating' || !leaves()) return void release()
      const { selection } = gesture
      gesture = IDLE
      editorState.setState({ shown: undefined })
      leaving?.drop(selection)
      settle()
    },
    turnKeys(now) {
      keys = now
      tell({ at: 'keys', keys })
    },
    scrolled() {
      view = undefined
    },
    outdate() {
      if (gesture.at === 'idle') return
      drawing?.rest(currentElements())
      drawing = undefined
      measured = undefined
      view = undefined
      leaving?.outdate()
      fresh = true
    },
  }
}
