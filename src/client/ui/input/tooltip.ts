import type { FocusEvent, PointerEvent } from 'react'
import { createStore } from 'zustand/vanilla'

export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right'

/** The one tooltip of the page. */
export interface Tooltip {
  readonly target: Element
  readonly text: string
  readonly placement: TooltipPlacement
}

/** The tooltip that is shown; undefined while none is. */
export const shownTooltip = createStore<Tooltip | undefined>()(() => undefined)

/** How long the pointer rests before the first tooltip; the next within `warmth` comes at once. Milliseconds. */
const delay = 500
const warmth = 300

let waiting: ReturnType<typeof setTimeout> | undefined
let hiddenAt = Number.NEGATIVE_INFINITY

/** The handlers that a tooltip listens with. */
interface Handlers {
  readonly onPointerEnter?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  readonly onPointerLeave?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  readonly onPointerDown?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  readonly onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  readonly onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * The props of a control with a tooltip: its own, with the tooltip's handlers before them. Hover and keyboard focus show
 * it; touch does not, nor a pointer that drags something over it. The text must repeat or add to the control's name, never replace it.
 */
export function tooltip<Props extends object>(
  text: string,
  placement: TooltipPlacement,
  own: Props & Handlers,
): Props & Handlers {
  const show = (target: Element) => {
    // it may have gone while it waited
    if (target.isConnected) shownTooltip.setState({ target, text, placement }, true)
  }
  return {
    ...own,
    onPointerEnter(event) {
      own.onPointerEnter?.(event)
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const target = event.currentTarget
      clearTimeout(waiting)
      waiting = setTimeout(() => show(target), performance.now() - hiddenAt < warmth ? 0 : delay)
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event)
      hideTooltip()
    },
    onPointerDown(event) {
      own.onPointerDown?.(event)
      hideTooltip()
    },
    onFocus(event) {
      own.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur(event) {
      own.onBlur?.(event)
      hideTooltip()
    },
  }
}

/** Hides the tooltip and forgets the one that was about to show. */
export function hideTooltip(): void {
  clearTimeout(waiting)
  if (shownTooltip.getState() === undefined) return
  hiddenAt = performance.now()
  shownTooltip.setState(undefined, true)
}
