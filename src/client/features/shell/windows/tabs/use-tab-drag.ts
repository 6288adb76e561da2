import { type RefObject, useEffect } from 'react'
import { DRAG } from '../../../../../shared/constants.ts'
import { type DragSession, listenToDrags } from '../../../../ui/input/pointer/pointer-drag.ts'
import { moveTab } from '../model.ts'
import { changeWindow, windowState } from '../state/window-state.ts'

/** Reorders the tabs as one is dragged over the middle of another; a cancelled drag puts it back. */
export function useTabDrag(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // the pointer is outside React
    const controller = new AbortController()
    listenToDrags((press) => beginDrag(strip.current, press), controller.signal)
    return () => controller.abort()
  }, [strip])
}

const keyOf = (element: Element) => element.getAttribute('data-window-tab') ?? ''

function beginDrag(strip: HTMLElement | null, press: PointerEvent): DragSession | undefined {
  const tab = press.target instanceof Element ? press.target.closest('[data-window-tab]') : null
  if (strip === null || tab === null || !strip.contains(tab)) return undefined
  const key = keyOf(tab)
  const { tabs: before } = windowState.getState()
  let drags = false
  return {
    move({ clientX }) {
      drags ||= Math.abs(clientX - press.clientX) >= DRAG.clickDistancePx
      if (!drags) return
      scrollAtEdge(strip, clientX)
      changeWindow((now) => moveTab(now, key, indexAt(strip, key, clientX)))
    },
    end(isDrop) {
      const at = before.findIndex((one) => one.key === key)
      if (drags && !isDrop) changeWindow((now) => moveTab(now, key, at))
    },
    drags: () => drags,
    holds: () => drags,
  }
}

/** So near to an edge of the strip the tabs scroll, in px. */
const EDGE_PX = 24

function scrollAtEdge(strip: HTMLElement, x: number): void {
  const { left, right } = strip.getBoundingClientRect()
  const direction = x < left + EDGE_PX ? -1 : x > right - EDGE_PX ? 1 : 0
  if (direction !== 0) strip.scrollBy({ left: direction * EDGE_PX })
}

/** How many other tabs have their middle to the left of the pointer. */
const indexAt = (strip: HTMLElement, key: string, x: number): number =>
  [...strip.children].filter((tab) => {
    const { left, width } = tab.getBoundingClientRect()
    return keyOf(tab) !== key && left + width / 2 < x
  }).length
