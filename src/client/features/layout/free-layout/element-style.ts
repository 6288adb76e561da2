import type { CSSProperties } from 'react'
import { boundsOf } from './kernel/geometry.ts'
import { PART } from './kernel/placement/pins.ts'
import { type Canvas, type Element, enlargementOf } from './layout.ts'

/** The position and size of a tile in whole px, its rotation, and the scale of its content. */
export function elementStyle(element: Element, { cell, bottom }: Pick<Canvas, 'cell' | 'bottom'>): CSSProperties {
  const { x, w, h } = element
  const enlargement = Number(enlargementOf(element, cell).toFixed(3))
  return {
    left: Math.round(x),
    top: topOf(element, bottom),
    width: Math.round(w),
    height: Math.round(h),
    ...rotationStyle(element),
    '--enlargement': enlargement === 1 ? undefined : enlargement,
  }
}

/** The height of a page that is seen before it scrolls, see `pageHeight`. */
const PAGE_HEIGHT = '(100cqh - var(--page-top))'

/** A tile that is pinned to the middle or the lower edge follows them by style: the first frame may have another height. */
function topOf(element: Element, bottom: number): number | string {
  const part = element.pinY === undefined ? 0 : PART[element.pinY]
  if (part === 0) return Math.round(element.y)
  const { y } = element
  const least = y - boundsOf(element).top
  const above = Number((y - part * bottom).toFixed(3))
  return `max(${Number(least.toFixed(3))}px, round(${above}px + ${part} * ${PAGE_HEIGHT}, 1px))`
}

export const rotationStyle = ({ r }: Pick<Element, 'r'>): CSSProperties => ({
  rotate: r === 0 ? undefined : `${Number(r.toFixed(2))}deg`,
  // the static copy of the wallpaper would not be aligned
  '--gk-lite-copy': r === 0 ? undefined : 'none',
})
