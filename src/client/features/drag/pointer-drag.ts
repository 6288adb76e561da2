/** What a press has taken hold of, until it is let go. */
export interface DragSession {
  move(event: PointerEvent): void
  /** Lets go: what is dragged is put down where it is, or back. */
  end(down: boolean): void
  /** Whether it is dragged: the press is no click and no swipe any more, and Esc puts back. */
  readonly drags: () => boolean
  /** Whether it is held, be it that it has not moved yet: a finger then neither scrolls the page nor turns it. */
  readonly holds: () => boolean
}

/** Keys that say how something is dragged, and those that are the browser's own: all others wait until it is let go. */
const BESIDE = /^(Control|Shift|Alt|Meta|F\d+)$/

/** The cursors that tell what dragging does. */
const TELLING = /resize|move/

/**
 * Gives the pointer a hand: a press of the first button asks `take` for one. Letting go puts down; Esc, a second press,
 * leaving the window and whatever takes the pointer away put back. Nothing else is done meanwhile, by key or by menu.
 */
export function listenToDrags(take: (press: PointerEvent) => DragSession | undefined, signal: AbortSignal): void {
  let hand: DragSession | undefined
  /** Whether the last press became a drag: what a click or a swipe would do is then not done. */
  let dragged = false
  /** The cursor of what is pressed: dragged, it is seen all over the page. */
  let cursor = ''
  const holder = makeHolder(signal)
  const listen = <K extends keyof WindowEventMap>(type: K, heed: (event: WindowEventMap[K]) => void, capture = false) =>
    addEventListener(type, heed, { signal, capture })
  const letGo = (down: boolean) => {
    hand?.end(down)
    hand = undefined
    holder.style.cursor = ''
  }
  const putBack = () => letGo(false)
  const stay = (event: Event) => {
    if (hand?.holds() && event.cancelable) event.preventDefault()
  }

  listen('pointerdown', (event) => {
    putBack()
    if (!event.isPrimary) return
    dragged = false
    if (event.button === 0) hand = take(event)
    if (hand !== undefined && event.target instanceof Element) cursor = getComputedStyle(event.target).cursor
    // what is touched hears of the finger to the end, and nobody else once it has gone with its folder
    if (hand !== undefined) event.target?.addEventListener('touchmove', stay, { signal, passive: false })
  })
  const follow = (event: PointerEvent) => {
    if (hand === undefined || !event.isPrimary) return
    // another button beside the first is told as a move
    if (hand.drags() && event.pointerType === 'mouse' && event.buttons !== 1) return putBack()
    hand.move(event)
    // nobody else has to hear of it
    if (dragged) event.stopPropagation()
    // what lies below is asked for nothing while something is dragged: finding it would be dear
    if (hand.drags() && !dragged) {
      holder.style.cursor = TELLING.test(cursor) ? cursor : 'grabbing'
      holder.setPointerCapture(event.pointerId)
    }
    dragged ||= hand.drags()
  }
  listen('pointermove', follow, true)
  listen('pointerup', (event) => event.isPrimary && letGo(true))
  listen('pointercancel', putBack)
  listen('blur', putBack)
  listen(
    'keydown',
    (event) => {
      if (hand?.drags() !== true || BESIDE.test(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation() // what lies below stays as it is
      if (event.key === 'Escape') putBack()
    },
    true,
  )
  // no menu comes between, nor for the second button that has put back
  listen(
    'contextmenu',
    (event) => {
      if (hand?.drags() !== true && !(dragged && (event.buttons & 1) === 1)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  // text that is dragged over is not meant
  listen('selectstart', (event) => hand !== undefined && event.preventDefault())
  // there from the start: only then does the browser ask before it scrolls
  addEventListener('touchmove', stay, { signal, passive: false })
  listen('touchend', (event) => dragged && event.stopPropagation(), true)
  listen(
    'click',
    (event) => {
      if (!dragged) return
      event.stopImmediatePropagation()
      event.preventDefault()
      dragged = false
    },
    true,
  )
}

/**
 * Has the pointer while something is dragged: its cursor is seen wherever that is, and nothing on the page inherits it. It stays
 * in the document: the click at the end of a drag would else come to nobody, and the next one be taken for it.
 */
function makeHolder(signal: AbortSignal): HTMLElement {
  const holder = document.createElement('div')
  holder.dataset['pointerCapture'] = ''
  document.body.append(holder)
  signal.addEventListener('abort', () => holder.remove())
  return holder
}
