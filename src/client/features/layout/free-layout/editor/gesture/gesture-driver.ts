import { flushSync } from 'react-dom'
import type { Box } from '../../../../../lib/geometry/box.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { minus } from '../../../../../lib/geometry/vector.ts'
import { setFlag } from '../../../../../ui/dom.ts'
import { edgeScrollSpeed } from '../../../drag/lazy.ts'
import { type Gesture, IDLE, type Input, type Keys, type PressTarget, step } from '../../kernel/gesture.ts'
import { addSample, isFast, type VelocitySamples } from '../../kernel/pointer-velocity.ts'
import { commit } from '../../kernel/preview.ts'
import { editorState, writeFrames } from '../editor-state.ts'
import { writeCopies } from '../selection/edit-selection.ts'
import type { Combining } from './combining.ts'
import { createDragOut, type DragOut } from './drag-out.ts'
import { createFrameLoop } from './frame-loop.ts'
import type { GestureControl } from './gesture-control.ts'
import { createPreviewRenderer } from './preview-renderer.ts'
import { createSceneCache, type MeasuredScene } from './viewport.ts'

/** Drives the gestures of a free page: renders the preview in each frame, and writes the result on release. */
export interface GestureDriver extends GestureControl {
  readonly gesture: () => Gesture
  /** Whether a drag is under way, and not only a press. */
  readonly isMoving: () => boolean
  press(target: PressTarget, pointerType: Extract<Input, { at: 'press' }>['pointerType'], sample: PointerSample): void
  /** Moves the pointer; only the last move before a frame counts. */
  move(sample: PointerSample): void
  /** Releases the pointer: onto the page, or onto a drop target beside it. */
  drop(): void
  changeKeys(keys: Keys): void
  /** To be called when anything has scrolled, which moves the page. */
  handleScroll(): void
  /** To be called when the document has changed, by other tabs, too; the gesture goes on with the new elements. */
  handleDocumentChange(): void
}

/** The position of a pointer in px of the browser's viewport, with the modifier keys and the time in ms. */
export interface PointerSample {
  readonly at: Point
  readonly keys: Keys
  readonly time: number
}

/** @param area the scroll container of the page */
export function createGestureDriver(page: HTMLElement, area: HTMLElement): GestureDriver {
  const { viewport, scene, invalidateViewport, invalidateScene } = createSceneCache(page, area)
  const renderer = createPreviewRenderer(page)
  const frames = createFrameLoop(draw)
  let gesture: Gesture = IDLE
  let dragOut: DragOut | undefined
  let samples: VelocitySamples = []
  let wasFast = false
  let pointer: Point = { x: 0, y: 0 }
  let keys: Keys = { ctrl: false, shift: false, alt: false }
  /** The pointer, or the page under it, has moved since the last frame. */
  let hasMoved = false
  /** The gesture has changed since it was last rendered in full. */
  let isDirty = false

  const pointOnPage = () => minus(pointer, viewport().origin)
  const isMoving = () => gesture.at !== 'idle' && gesture.at !== 'pointing'

  function dispatch(input: Input) {
    const before = gesture
    if (before.at === 'idle') {
      if (input.at !== 'press' && input.at !== 'key') return
      invalidateScene()
      samples = []
      wasFast = false
    }
    gesture = step(gesture, input, scene())
    if (gesture === before) return
    isDirty = true
    // no snapshot of the page is captured during a drag
    if (isMoving()) setFlag(document.documentElement, 'dragging', true)
    if (gesture.at === 'idle') end()
    else frames.start()
  }

  function draw(time: number) {
    if (gesture.at === 'idle') return
    dragOut?.lift(gesture.at === 'pointing' && canTouchDrag(gesture))
    samples = addSample(samples, pointer, time)
    if (gesture.at === 'pointing') return dispatch({ at: 'tick', time })
    applyMove(time)
    if (!isOverDropTarget()) {
      scrollAtEdge(time)
      rest(time)
    }
    if (!isDirty) return
    wasFast = isFast(samples, wasFast)
    isDirty = wasFast // a rough preview is followed by a full one
    renderer.show(gesture, scene(), viewport(), wasFast)
  }

  function rest(time: number) {
    const before = gesture
    gesture = step(gesture, { at: 'tick', time }, scene())
    isDirty ||= gesture !== before
  }

  /** A copy stays on the page. */
  const isOverDropTarget = () =>
    gesture.at === 'translating' && dragOut?.over(gesture.selection, gesture.keys.alt ? NOWHERE : pointer) === true

  function applyMove(time: number) {
    if (!hasMoved) return
    hasMoved = false
    gesture = step(gesture, { at: 'move', point: pointOnPage(), keys, time }, scene())
    isDirty = true
  }

  function scrollAtEdge(time: number) {
    if (!isMoving() || ('source' in gesture && gesture.source.kind === 'keys')) return
    const { box } = viewport()
    const [down, across] = [edgeScrollSpeed(pointer, box), edgeScrollSpeed(transposed(pointer), transposedBox(box))]
    if (down === 0 && across === 0) return
    const { scrollTop, scrollLeft } = area
    area.scrollBy({ top: down, left: across, behavior: 'instant' })
    if (area.scrollTop === scrollTop && area.scrollLeft === scrollLeft) return
    invalidateViewport()
    hasMoved = true
    applyMove(time)
  }

  /** Shows everything as it is in the document. */
  function end() {
    frames.stop()
    setFlag(document.documentElement, 'dragging', false)
    if (editorState.getState().shown !== undefined) editorState.setState({ shown: undefined })
    renderer.reset()
    dragOut?.end()
    dragOut = undefined
    invalidateScene()
    invalidateViewport()
    hasMoved = false
  }

  function release(): Gesture {
    const done = gesture
    gesture = IDLE
    writeResult(done, scene(), renderer.combine)
    end()
    return done
  }

  function track(sample: PointerSample) {
    pointer = sample.at
    keys = sample.keys
  }

  return {
    gesture: () => gesture,
    isMoving,
    dispatch,
    release,
    cancel() {
      if (gesture.at === 'idle') return false
      gesture = IDLE
      end()
      return true
    },
    press(target, pointerType, sample) {
      invalidateViewport()
      track(sample)
      dispatch({ at: 'press', target, point: pointOnPage(), keys, pointerType, time: sample.time })
      if (target.on === 'element') dragOut = createDragOut(page, target.id)
    },
    move(sample) {
      if (gesture.at === 'idle') return
      track(sample)
      hasMoved = isMoving()
      if (!hasMoved) dispatch({ at: 'move', point: pointOnPage(), keys, time: sample.time })
    },
    drop() {
      applyMove(performance.now())
      if (gesture.at !== 'translating' || !isOverDropTarget()) return void release()
      const { selection } = gesture
      gesture = IDLE
      editorState.setState({ shown: undefined })
      dragOut?.drop(selection)
      end()
    },
    changeKeys(now) {
      keys = now
      dispatch({ at: 'keys', keys })
    },
    handleScroll: invalidateViewport,
    handleDocumentChange() {
      if (gesture.at === 'idle') return
      renderer.reset()
      invalidateScene()
      invalidateViewport()
      dragOut?.invalidate()
      isDirty = true
    },
  }
}

/** A point of the viewport without a drop target. */
const NOWHERE: Point = { x: -1, y: -1 }

/** Whether a finger that rests on an element can drag it now, which is shown. */
const canTouchDrag = ({ target, isTouch, canDrag }: Extract<Gesture, { at: 'pointing' }>): boolean =>
  target.on === 'element' && isTouch && canDrag

/** @param combine puts the icons of a selection into a folder */
function writeResult(gesture: Gesture, scene: MeasuredScene, combine: Combining['commit']): void {
  const { elements, selection, copied, combineWith } = commit(gesture, scene)
  flushSync(() => {
    editorState.setState({ selection, shown: undefined })
    if (combineWith !== undefined) combine(combineWith, scene, selection)
    else if (copied.length > 0) writeCopies(copied, scene.canvas)
    else if (elements !== scene.elements) writeFrames(scene.elements, elements, scene.canvas)
  })
}

/** Edge scrolling is a rule for up and down: sideways it holds for the transposed screen. */
const transposed = ({ x, y }: Point): Point => ({ x: y, y: x })
const transposedBox = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width })
