import { flushSync } from 'react-dom'
import { isGround } from '../../../../ui/ground.ts'
import { gridAt } from '../../arranging/free/anchors.ts'
import { type Bounds, minus } from '../../arranging/free/geometry.ts'
import { type Gesture, type Hold, IDLE, type Input, type Keys, type Scene, step } from '../../arranging/free/gesture.ts'
import { followed, isHasty, type Trail } from '../../arranging/free/haste.ts'
import { NO_LINES, outcome, preview } from '../../arranging/free/preview.ts'
import { HANDLES } from '../../arranging/free/resize.ts'
import { asBefore } from '../../arranging/free/select.ts'
import { type Hand, listenToHands } from '../../arranging/hands.ts'
import { originOf } from '../../arranging/origin.ts'
import { scrollOf } from '../../arranging/scroll.ts'
import type { Box, Point } from '../../arranging/sorting/model.ts'
import { home } from '../../document.ts'
import { openElement } from '../../tile-menu/acts.ts'
import { targetOf } from '../../tile-menu/target.ts'
import { type Element, paperNow } from '../layout.ts'
import { type Drawing, drawOn } from './draw.ts'
import { editing, elementsNow, freeGroup, putFrames, selectionNow } from './editing.ts'
import { focusTile } from './focus.ts'
import { listenToKeys } from './keys.ts'
import { type Leaving, leavingFrom } from './leaving.ts'
import type { Means } from './means.ts'

/**
 * Lets a free page be arranged: tiles are selected, dragged, resized and turned by pointer and keys; a box is drawn on the
 * ground. The document is written on release; Esc, another pointer and whatever takes the window's focus call it off.
 */
export function listenToPage(page: HTMLElement, area: HTMLElement, signal: AbortSignal): void {
  let gesture: Gesture = IDLE
  let drawing: Drawing | undefined
  let leaving: Leaving | undefined
  let measured: Scene<Element> | undefined
  let view: View | undefined
  let frame = 0
  let fresh = false
  let trail: Trail = []
  /** Whether the pointer has moved since the frame before: of several moves the last one counts. */
  let ahead = false
  /** Where the pointer is in the viewport: the page may scroll under it. */
  let pointer: Point = { x: 0, y: 0 }
  let keys: Keys = { ctrl: false, shift: false }

  const viewNow = () => (view ??= measureView(page, area))
  const pointOnPage = (point: Point) => minus(point, viewNow().origin)
  const scene = () => (measured ??= measureScene(viewNow()))
  const isMoving = () => gesture.at !== 'idle' && gesture.at !== 'pointing'

  function tell(input: Input) {
    const before = gesture
    if (before.at === 'idle') {
      if (input.at !== 'press' && input.at !== 'key') return
      measured = undefined
      trail = []
    }
    gesture = step(gesture, input, scene())
    if (gesture === before) return
    fresh = true
    // something moves: no picture of the page is taken now
    if (isMoving()) document.documentElement.dataset['sorting'] = ''
    if (gesture.at === 'idle') settle()
    else if (frame === 0) frame = requestAnimationFrame(draw)
  }

  function draw(time: number) {
    frame = 0
    if (gesture.at === 'idle') return
    frame = requestAnimationFrame(draw)
    leaving?.lift(gesture.at === 'pointing' && gesture.hold.on === 'element' && gesture.finger && gesture.holds)
    trail = followed(trail, pointer, time)
    if (gesture.at === 'pointing') return tell({ at: 'tick', time })
    catchUp(time)
    if (!leaves()) scroll(time)
    if (!fresh) return
    // once the hand is slower all is told, and seen as it is
    const hasty = isHasty(trail)
    fresh = hasty
    const now = preview(gesture, scene())
    const shown = {
      ...now,
      ...(hasty && NO_LINES),
      selection: asBefore(now.selection, editing.getState().shown?.selection),
      window: scene().window,
      hasty,
      reshapes: gesture.at !== 'translating' && (gesture.at !== 'rotating' || now.selection.size > 1),
    }
    drawing ??= drawOn(page, scene().elements, paperNow())
    drawing.show(shown.elements, { seen: seenOf(viewNow()), hasty })
    // in the frame that has the tiles, not in the next one
    flushSync(() => editing.setState({ shown }))
  }

  /** Whether what is held is over something beside the page that takes it. */
  const leaves = () => gesture.at === 'translating' && leaving?.over(gesture.selection, pointer) === true

  /** What moves is where the pointer is. */
  function catchUp(time: number) {
    if (!ahead) return
    ahead = false
    gesture = step(gesture, { at: 'move', point: pointOnPage(pointer), keys, time }, scene())
    fresh = true
  }

  /** Near its upper and lower end the page scrolls under what is held. */
  function scroll(time: number) {
    if (!isMoving() || ('means' in gesture && gesture.means.by === 'keys')) return
    const way = scrollOf(pointer, viewNow().window)
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
    delete document.documentElement.dataset['sorting']
    if (editing.getState().shown !== undefined) editing.setState({ shown: undefined })
    drawing?.rest(elementsNow())
    drawing = undefined
    leaving?.end()
    leaving = undefined
    measured = undefined
    view = undefined
    ahead = false
  }

  /** Lets what is held go: onto the page, or into what it is over beside it. */
  function putDown() {
    catchUp(performance.now())
    if (gesture.at !== 'translating' || !leaves()) return void means.release()
    const { selection } = gesture
    gesture = IDLE
    editing.setState({ shown: undefined })
    leaving?.drop(selection)
    settle()
  }

  const means: Means = {
    tell,
    release() {
      const done = gesture
      const before = scene()
      const { elements, selection } = outcome(gesture, before)
      gesture = IDLE
      flushSync(() => {
        if (elements !== before.elements) putFrames(before.elements, elements)
        editing.setState({ selection, shown: undefined })
      })
      settle()
      return done
    },
    cancel() {
      if (gesture.at === 'idle') return false
      gesture = IDLE
      settle()
      return true
    },
  }

  function take(press: PointerEvent): Hand | undefined {
    means.cancel() // what keys hold
    view = undefined
    const hold = holdAt(press.target, page)
    if (hold === undefined || freeGroup() === undefined) return undefined
    pointer = { x: press.clientX, y: press.clientY }
    keys = keysOf(press)
    const kind = press.pointerType === 'touch' || press.pointerType === 'pen' ? press.pointerType : 'mouse'
    tell({ at: 'press', hold, point: pointOnPage(pointer), keys, pointer: kind, time: press.timeStamp })
    if (hold.on === 'element') {
      leaving = leavingFrom(page, hold.id)
      focusTile(hold.id)
    } else if (hold.on === 'ground' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return {
      move(event) {
        if (gesture.at === 'idle') return
        pointer = { x: event.clientX, y: event.clientY }
        keys = keysOf(event)
        ahead = isMoving()
        if (!ahead) tell({ at: 'move', point: pointOnPage(pointer), keys, time: event.timeStamp })
      },
      end(down) {
        if (down && gesture.at !== 'idle') putDown()
        else means.cancel()
      },
      drags: isMoving,
      holds: () => isMoving() || (gesture.at === 'pointing' && gesture.holds),
    }
  }

  const listen = <K extends keyof WindowEventMap>(type: K, heed: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, heed, { signal })
  listenToHands(take, signal)
  // no text is selected: what is would be dragged by the browser the next time
  listen('mousedown', (event) => gesture.at !== 'idle' && event.preventDefault())
  // a click selects: the second of two opens
  listen('dblclick', (event) => {
    const target = page.contains(nodeOf(event.target)) ? targetOf(event.target) : undefined
    if (target !== undefined) openElement(target)
  })
  const outdate = () => {
    view = undefined
  }
  addEventListener('scroll', outdate, { signal, capture: true, passive: true })
  listen('blur', () => means.cancel())
  listen('resize', () => means.cancel())
  for (const type of ['keydown', 'keyup'] as const)
    listen(type, (event) => {
      keys = keysOf(event)
      tell({ at: 'keys', keys })
    })
  // whoever changes the page meanwhile is seen; what is held stays in hand
  signal.addEventListener(
    'abort',
    home.subscribe(() => {
      if (gesture.at === 'idle') return
      drawing?.rest(elementsNow())
      drawing = undefined
      measured = undefined
      view = undefined
      leaving?.outdate()
      fresh = true
    }),
  )
  signal.addEventListener('abort', () => means.cancel())
  listenToKeys(page, means, signal)
}

const nodeOf = (target: EventTarget | null) => (target instanceof Node ? target : null)

const keysOf = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): Keys => ({
  ctrl: ctrlKey || metaKey,
  shift: shiftKey,
})

/** What lies there to be taken hold of. */
function holdAt(target: EventTarget | null, page: HTMLElement): Hold | undefined {
  if (!(target instanceof globalThis.Element)) return undefined
  const { handle: name, knob } = target.closest<HTMLElement>('[data-handle], [data-knob]')?.dataset ?? {}
  const handle = HANDLES.find((one) => one === name)
  if (handle !== undefined) return { on: 'handle', handle }
  if (knob !== undefined) return { on: 'knob' }
  const id = target.closest<HTMLElement>('li[data-tile]')?.dataset['tile']
  if (id !== undefined && page.contains(target)) return { on: 'element', id }
  return isGround(target) ? { on: 'ground' } : undefined
}

/** Where a page and its area are in the viewport, in px, until something scrolls. */
interface View {
  readonly origin: Point
  readonly window: Box
}

function measureView(page: HTMLElement, area: HTMLElement): View {
  const { left, top, width, bottom } = area.getBoundingClientRect()
  return {
    origin: originOf(page),
    window: { x: left, y: top, width, height: Math.min(innerHeight, bottom) - top },
  }
}

function measureScene({ origin }: View): Scene<Element> {
  const { width, gridPx } = paperNow()
  return {
    elements: elementsNow(),
    selection: selectionNow(),
    width,
    window: { left: 0, top: -origin.y, right: width, bottom: innerHeight - origin.y },
    grid: gridAt(gridPx, width),
    locked: freeGroup() === undefined,
  }
}

/** What of a page is to be seen in its area, in px of the page. */
function seenOf({ origin, window: { x, y, width, height } }: View): Bounds {
  const [left, top] = [x - origin.x, y - origin.y]
  return { left, top, right: left + width, bottom: top + height }
}
