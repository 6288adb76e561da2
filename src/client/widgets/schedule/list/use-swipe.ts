import type { PointerEvent as ReactPointerEvent } from 'react'
import { isAnimationOff } from '../../../kit/components.ts'
import { dataSelector, dataValue } from '../../../kit/interaction.ts'
import { isSwipe, type SwipeAction, swipeAction } from '../kernel/swipe.ts'

interface SwipeOptions {
  /** What is written behind a row that is moved. */
  readonly labels: Readonly<Record<SwipeAction, string>>
  readonly onSwipe: (id: string, action: SwipeAction) => void
}

const SETTLE_MS = 160

/** Lets rows of a list be swiped by touch. @returns handlers of the element around the list */
export function useSwipe(options: SwipeOptions) {
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      const { target, pointerType, isPrimary } = event
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
      const row = target.closest('li')
      if (row === null || target.closest(dataSelector('grip', 'true')) !== null) return
      followSwipe(row, event.nativeEvent, options)
    },
  }
}

/** Follows one touch until it is lifted, or turns out to scroll. */
function followSwipe(row: HTMLElement, press: PointerEvent, { labels, onSwipe }: SwipeOptions): void {
  const listeners = new AbortController()
  const { signal } = listeners
  let dx = 0
  let isSwiping = false
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    dx = event.clientX - press.clientX
    if (!isSwiping) {
      const sideways = isSwipe(dx, event.clientY - press.clientY)
      if (sideways === undefined) return
      if (!sideways) return listeners.abort()
      isSwiping = true
      row.setPointerCapture(press.pointerId)
    }
    const side = dx > 0 ? 'finish' : 'delete'
    showSwipe(row, dx, side, labels[side], swipeAction(dx, row.offsetWidth) !== undefined)
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    listeners.abort()
    if (!isSwiping) return
    // the click that follows a swipe is none
    row.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
    const action = event.type === 'pointerup' ? swipeAction(dx, row.offsetWidth) : undefined
    void settle(row, action === undefined ? 0 : Math.sign(dx) * row.offsetWidth).then(() => {
      const id = dataValue(row.querySelector(dataSelector('focus-stop')), 'focus-stop')
      if (action !== undefined && id !== undefined) onSwipe(id, action)
      hideSwipe(row)
    })
  }
  row.addEventListener('pointermove', move, { signal })
  row.addEventListener('pointerup', end, { signal })
  row.addEventListener('pointercancel', end, { signal })
}

function showSwipe(row: HTMLElement, dx: number, side: SwipeAction, label: string, isReady: boolean): void {
  row.style.setProperty('--swipe', `${dx}px`)
  row.dataset.swipe = side
  row.dataset.swipeLabel = label
  row.toggleAttribute('data-swipe-ready', isReady)
}

/** Moves a row to its end: out of the list, or back. */
async function settle(row: HTMLElement, to: number): Promise<void> {
  const from = row.style.getPropertyValue('--swipe')
  row.style.setProperty('--swipe', `${to}px`)
  if (isAnimationOff()) return
  const frames = [{ translate: from }, { translate: `${to}px` }]
  await row.animate(frames, { duration: SETTLE_MS, easing: 'ease-out' }).finished.catch(() => undefined)
}

function hideSwipe(row: HTMLElement): void {
  row.style.removeProperty('--swipe')
  row.removeAttribute('data-swipe')
  row.removeAttribute('data-swipe-label')
  row.removeAttribute('data-swipe-ready')
}
