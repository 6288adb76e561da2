import type { FocusEvent, PointerEvent } from 'react'
import { createStore } from 'zustand/vanilla'

export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right'

/** The one tooltip of the page. */
export interface Tooltip {
  readonly target: Element
  readonly text: string
  readonly placement: TooltipPlacement
}

/** The visible tooltip, if any. */
export const shownTooltip = createStore<Tooltip | undefined>()(() => undefined)

/** Hover time before the first tooltip, in ms; the next one within `WARM_MS` is shown at once. */
const SHOW_DELAY_MS = 500
const WARM_MS = 300

let showTimer: ReturnType<typeof setTimeout> | undefined
let hiddenAt = Number.NEGATIVE_INFINITY

/** The event handlers that a tooltip wraps. */
interface Handlers {
  readonly onPointerEnter?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  readonly onPointerLeave?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  readonly onPointerDown?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  readonly onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  readonly onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
}

/** A finger covers what is beside it, and a focus that is moved by the program would show what nobody has asked for. */
const isTouchScreen = () => matchMedia('(pointer: coarse)').matches

/**
 * Adds a tooltip to a control's props: hover and keyboard focus show it, a touch screen and a dragging pointer do not.
 * The text must repeat or extend the control's accessible name, never replace it.
 */
export function tooltip<Props extends object>(
  text: string,
  placement: TooltipPlacement,
  own: Props & Handlers,
): Props & Handlers {
  const show = (target: Element) => {
    // the target may have been removed meanwhile
    if (target.isConnected && !isTouchScreen()) shownTooltip.setState({ target, text, placement }, true)
  }
  return {
    ...own,
    onPointerEnter(event) {
      own.onPointerEnter?.(event)
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const target = event.currentTarget
      clearTimeout(showTimer)
      showTimer = setTimeout(() => show(target), performance.now() - hiddenAt < WARM_MS ? 0 : SHOW_DELAY_MS)
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

/** Hides the tooltip and cancels a pending one. */
export function hideTooltip(): void {
  clearTimeout(showTimer)
  if (shownTooltip.getState() === undefined) return
  hiddenAt = performance.now()
  shownTooltip.setState(undefined, true)
}
