/** A drag from the press to the release. */
export interface DragSession {
  move(event: PointerEvent): void
  /** Ends it: drops, or cancels and reverts. */
  end(isDrop: boolean): void
  /** Whether it is a drag by now: no click and no swipe any more, and Esc cancels. */
  readonly drags: () => boolean
  /** Whether a finger is captured, even before it has moved: it neither scrolls nor turns the page. */
  readonly holds: () => boolean
}

/** Modifiers, and keys of the browser: all other keys are blocked during a drag. */
const ALLOWED_KEYS = /^(Control|Shift|Alt|Meta|F\d+)$/

/** Cursors that are kept during a drag. */
const DRAG_CURSORS = /resize|move/

/**
 * Starts a session for a press of the first button if `begin` returns one. A release drops; Esc, a second press, leaving
 * the window and losing the pointer cancel. Other keys and menus are blocked meanwhile.
 */
export function listenToDrags(begin: (press: PointerEvent) => DragSession | undefined, signal: AbortSignal): void {
  let session: DragSession | undefined
  /** Whether the last press became a drag: its click and swipe are suppressed. */
  let dragged = false
  /** The cursor of the pressed element: during the drag it is shown all over the page. */
  let cursor = ''
  const captureElement = createCaptureElement(signal)
  const listen = <K extends keyof WindowEventMap>(
    type: K,
    handler: (event: WindowEventMap[K]) => void,
    capture = false,
  ) => addEventListener(type, handler, { signal, capture })
  const end = (isDrop: boolean) => {
    session?.end(isDrop)
    session = undefined
    captureElement.style.cursor = ''
  }
  const cancel = () => end(false)
  const preventScroll = (event: Event) => {
    if (session?.holds() && event.cancelable) event.preventDefault()
  }

  listen('pointerdown', (event) => {
    cancel()
    if (!event.isPrimary) return
    dragged = false
    if (event.button === 0) session = begin(event)
    if (session !== undefined && event.target instanceof Element) cursor = getComputedStyle(event.target).cursor
    // touch events go to the touched element to the end, even if it is removed with its folder
    if (session !== undefined) event.target?.addEventListener('touchmove', preventScroll, { signal, passive: false })
  })
  const follow = (event: PointerEvent) => {
    if (session === undefined || !event.isPrimary) return
    // a second button is reported as a move
    if (session.drags() && event.pointerType === 'mouse' && event.buttons !== 1) return cancel()
    session.move(event)
    // no other listener needs it
    if (dragged) event.stopPropagation()
    // capture avoids hit tests below the pointer, which would be expensive
    if (session.drags() && !dragged) {
      captureElement.style.cursor = DRAG_CURSORS.test(cursor) ? cursor : 'grabbing'
      captureElement.setPointerCapture(event.pointerId)
    }
    dragged ||= session.drags()
  }
  listen('pointermove', follow, true)
  listen('pointerup', (event) => event.isPrimary && end(true))
  listen('pointercancel', cancel)
  listen('blur', cancel)
  listen(
    'keydown',
    (event) => {
      if (session?.drags() !== true || ALLOWED_KEYS.test(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation() // shortcuts of the page do not run
      if (event.key === 'Escape') cancel()
    },
    true,
  )
  // no menu during a drag, nor for the second button that has cancelled it
  listen(
    'contextmenu',
    (event) => {
      if (session?.drags() !== true && !(dragged && (event.buttons & 1) === 1)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  // no text selection during a drag
  listen('selectstart', (event) => session !== undefined && event.preventDefault())
  // registered from the start: only then does the browser ask before it scrolls
  addEventListener('touchmove', preventScroll, { signal, passive: false })
  listen('touchend', (event) => dragged && event.stopPropagation(), true)
  listen(
    'click',
    (event) => {
      // a key's click is not the one that follows the drag
      if (!dragged || event.detail === 0) return
      event.stopImmediatePropagation()
      event.preventDefault()
      dragged = false
    },
    true,
  )
}

/**
 * The element that captures the pointer during a drag: its cursor is shown everywhere, and nothing inherits it. It stays
 * in the document to receive the click at the end of a drag, or else the next click would be suppressed.
 */
function createCaptureElement(signal: AbortSignal): HTMLElement {
  const captureElement = document.createElement('div')
  captureElement.dataset.pointerCapture = ''
  document.body.append(captureElement)
  signal.addEventListener('abort', () => captureElement.remove())
  return captureElement
}
