import { isEmptyArea } from '../../../../../ui/input/pointer/empty-area.ts'
import { type DragSession, listenToDrags } from '../../../../../ui/input/pointer/pointer-drag.ts'
import { home } from '../../../../data/home/index.ts'
import { tileIdAround } from '../../../../desk/find.ts'
import { openElement, tileTargetAt } from '../../../../desk/tiles/lazy.ts'
import type { Keys, PressTarget } from '../../kernel/gesture.ts'
import { HANDLES } from '../../kernel/transform/resize.ts'
import { freeGroup } from '../editor-state.ts'
import { focusTile } from '../selection/focus.ts'
import { createGestureDriver, type PointerSample } from './gesture-driver.ts'
import { listenToEditorKeys } from './keyboard.ts'

/**
 * Listens to the pointer and the keys of an unlocked free page: tiles are selected, dragged, resized and rotated. The
 * document is written on release; Esc, a second pointer and the window losing focus cancel.
 */
export function listenToEditorPointer(page: HTMLElement, area: HTMLElement, signal: AbortSignal): void {
  const driver = createGestureDriver(page, area)
  const isIdle = () => driver.gesture().at === 'idle'

  function beginDrag(press: PointerEvent): DragSession | undefined {
    driver.cancel() // a gesture by keys
    const target = pressTargetAt(press.target, page)
    if (target === undefined || freeGroup() === undefined) return undefined
    const pointerType = press.pointerType === 'touch' || press.pointerType === 'pen' ? press.pointerType : 'mouse'
    driver.press(target, pointerType, sampleOf(press))
    if (target.on === 'element') focusTile(target.id)
    else if (target.on === 'emptyArea' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return {
      move: (event) => driver.move(sampleOf(event)),
      end(down) {
        if (down && !isIdle()) driver.drop()
        else driver.cancel()
      },
      drags: driver.isMoving,
      holds() {
        const gesture = driver.gesture()
        return driver.isMoving() || (gesture.at === 'pointing' && gesture.canDrag)
      },
    }
  }

  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, listener, { signal })
  listenToDrags(beginDrag, signal)
  // no text gets selected: the browser would drag it on the next press
  listen('mousedown', (event) => !isIdle() && event.preventDefault())
  // a click selects, a double click opens
  listen('dblclick', (event) => {
    const target = page.contains(nodeOf(event.target)) ? tileTargetAt(event.target) : undefined
    if (target !== undefined) openElement(target)
  })
  addEventListener('scroll', driver.handleScroll, { signal, capture: true, passive: true })
  listen('blur', () => driver.cancel())
  listen('resize', () => driver.cancel())
  for (const type of ['keydown', 'keyup'] as const)
    listen(type, (event) => {
      if (event.key === 'Alt' && !isIdle()) event.preventDefault() // no menu of the browser
      driver.changeKeys(modifierKeysOf(event))
    })
  signal.addEventListener('abort', home.subscribe(driver.handleDocumentChange))
  signal.addEventListener('abort', () => driver.cancel())
  listenToEditorKeys(page, driver, signal)
}

const nodeOf = (target: EventTarget | null) => (target instanceof Node ? target : null)

const modifierKeysOf = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): Keys => ({
  ctrl: ctrlKey || metaKey,
  shift: shiftKey,
  alt: altKey,
})

const sampleOf = (event: PointerEvent): PointerSample => ({
  at: { x: event.clientX, y: event.clientY },
  keys: modifierKeysOf(event),
  time: event.timeStamp,
})

/** The press target at an event's target; undefined for anything outside the page. */
function pressTargetAt(target: EventTarget | null, page: HTMLElement): PressTarget | undefined {
  if (!(target instanceof Element)) return undefined
  const { handle: name, rotateHandle } =
    target.closest<HTMLElement>('[data-handle], [data-rotate-handle]')?.dataset ?? {}
  const handle = HANDLES.find((one) => one === name)
  if (handle !== undefined) return { on: 'handle', handle }
  if (rotateHandle !== undefined) return { on: 'rotateHandle' }
  const id = tileIdAround(target)
  if (id !== undefined && page.contains(target)) return { on: 'element', id }
  return isEmptyArea(target) ? { on: 'emptyArea' } : undefined
}
