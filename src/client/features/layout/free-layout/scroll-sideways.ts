import { THROTTLE } from '../../../../shared/constants.ts'

/**
 * Scrolls a page that is wider than the window by the wheel, as soon as it has no room up or down (spec section 4:
 * before pages turn). What is left of a gesture that reaches the end turns nothing.
 */
export function scrollSideways(area: HTMLElement, signal: AbortSignal): void {
  let scrolledAt = Number.NEGATIVE_INFINITY
  area.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, timeStamp } = event
      if (event.ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY) || hasRoom(area, deltaY, 'down')) return
      const isInTime = timeStamp - scrolledAt < THROTTLE.wheelMs
      const scrolls = hasRoom(area, deltaY, 'across')
      if (!scrolls && !isInTime) return
      scrolledAt = timeStamp
      event.preventDefault()
      event.stopPropagation() // pages do not turn
      if (scrolls) area.scrollLeft += deltaY
    },
    { signal, passive: false },
  )
}

/** Whether an element can be scrolled further in the direction of a delta. */
function hasRoom(area: HTMLElement, delta: number, axis: 'down' | 'across'): boolean {
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = area
  const [at, end] = axis === 'down' ? [scrollTop, scrollHeight - clientHeight] : [scrollLeft, scrollWidth - clientWidth]
  return delta < 0 ? at > 1 : end - at > 1
}
