import { tileIdAround } from '../../../ui/dom.deferred.ts'
import { isEmptyArea } from '../../../ui/input/empty-area.ts'
import { type DragSession, listenToDrags } from '../../drag/lazy.ts'
import { home } from '../../home/index.ts'
import { openElement, tileTargetAt } from '../../tiles/lazy.ts'
import type { DragHandle, Keys } from '../kernel/gesture.ts'
import { HANDLES } from '../kernel/resize.ts'
import { freeGroup } from './editor-state.ts'
import { focusTile } from './focus.ts'
import { createGestureDriver, type PointerSample } from './gesture-driver.ts'
import { listenToEditorKeys } from './keyboard.ts'

/**
 * Lets a free page be arranged: tiles are selected, dragged, resized and turned by pointer and keys; a box is drawn on the
 * ground. The document is written on release; Esc, another pointer and whatever takes the window's focus call it off.
 */
export function listenToEditorPointer(page: HTMLElement, area: HTMLElement, signal: AbortSignal): void {
  const driver = createGestureDriver(page, area)
  const isIdle = () => driver.gesture().at === 'idle'

  function take(press: PointerEvent): DragSession | undefined {
    driver.cancel() // what keys hold
    const hold = holdAt(press.target, page)
    if (hold === undefined || freeGroup() === undefined) return undefined
    const kind = press.pointerType === 'touch' || press.pointerType === 'pen' ? press.pointerType : 'mouse'
    driver.press(hold, kind, pointedBy(press))
    if (hold.on === 'element') focusTile(hold.id)
    else if (hold.on === 'ground' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return {
      move: (event) => driver.move(pointedBy(event)),
      end(down) {
        if (down && !isIdle()) driver.putDown()
        else driver.cancel()
      },
      drags: driver.isMoving,
      holds() {
        const gesture = driver.gesture()
        return driver.isMoving() || (gesture.at === 'pointing' && gesture.holds)
      },
    }
  }

  const listen = <K extends keyof WindowEventMap>(type: K, heed: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, heed, { signal })
  listenToDrags(take, signal)
  // no text is selected: what is would be dragged by the browser the next time
  listen('mousedown', (event) => !isIdle() && event.preventDefault())
  // a click selects: the second of two opens
  listen('dblclick', (event) => {
    const target = page.contains(nodeOf(event.target)) ? tileTargetAt(event.target) : undefined
    if (target !== undefined) openElement(target)
  })
  addEventListener('scroll', driver.scrolled, { signal, capture: true, passive: true })
  listen('blur', () => driver.cancel())
  listen('resize', () => driver.cancel())
  for (const type of ['keydown', 'keyup'] as const) listen(type, (event) => driver.turnKeys(keysOf(event)))
  signal.addEventListener('abort', home.subscribe(driver.outdate))
  signal.addEventListener('abort', () => driver.cancel())
  listenToEditorKeys(page, driver, signal)
}

const nodeOf = (target: EventTarget | null) => (target instanceof Node ? target : null)

const keysOf = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): Keys => ({
  ctrl: ctrlKey || metaKey,
  shift: shiftKey,
})

const pointedBy = (event: PointerEvent): PointerSample => ({
  at: { x: event.clientX, y: event.clientY },
  keys: keysOf(event),
  time: event.timeStamp,
})

/** What lies there to be taken hold of. */
function holdAt(target: EventTarget | null, page: HTMLElement): DragHandle | undefined {
  if (!(target instanceof Element)) return undefined
  const { handle: name, rotateHandle } =
    target.closest<HTMLElement>('[data-handle], [data-rotate-handle]')?.dataset ?? {}
  const handle = HANDLES.find((one) => one === name)
  if (handle !== undefined) return { on: 'handle', handle }
  if (rotateHandle !== undefined) return { on: 'knob' }
  const id = tileIdAround(target)
  if (id !== undefined && page.contains(target)) return { on: 'element', id }
  return isEmptyArea(target) ? { on: 'ground' } : undefined
}
