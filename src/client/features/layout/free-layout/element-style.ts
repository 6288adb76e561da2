import type { CSSProperties } from 'react'
import { type Canvas, type Element, enlargementOf } from './layout.ts'

/** The position and size of a tile in whole px, its rotation, and the scale of its content. */
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

export const rotationStyle = ({ r }: Pick<Element, 'r'>): CSSProperties => ({
  rotate: r === 0 ? undefined : `${Number(r.toFixed(2))}deg`,
  // the static copy of the wallpaper would not be aligned
  '--gk-lite-copy': r === 0 ? undefined : 'none',
})
