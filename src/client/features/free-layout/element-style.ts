import type { CSSProperties } from 'react'
import { type Canvas, type Element, enlargementOf } from './layout.ts'

/** Where a tile of a free page is drawn, at whole px, and by how much what lies in it is enlarged. */
export function elementStyle(element: Element, cell: Canvas['cell']): CSSProperties {
  const { x, y, w, h } = element
  const enlargement = Number(enlargementOf(element, cell).toFixed(3))
  return {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.round(w),
    height: Math.round(h),
    ...rotationStyle(element),
    '--enlargement': enlargement === 1 ? undefined : enlargement,
  }
}

/** How it is turned. */
export const rotationStyle = ({ r }: Pick<Element, 'r'>): CSSProperties => ({
  rotate: r === 0 ? undefined : `${Number(r.toFixed(2))}deg`,
  // the still copy of the wallpaper would not fit
  '--gk-lite-copy': r === 0 ? undefined : 'none',
})
