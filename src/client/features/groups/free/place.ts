import type { CSSProperties } from 'react'
import { type Element, enlargementOf, type Paper } from './layout.ts'

/** Where a tile of a free page is drawn, at whole px, and by how much what lies in it is enlarged. */
export function styleOf(element: Element, cell: Paper['cell']): CSSProperties {
  const { x, y, w, h, r, component } = element
  const enlargement = Number(enlargementOf(element, cell).toFixed(3))
  return {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.round(w),
    height: Math.round(h),
    rotate: r === 0 ? undefined : `${Number(r.toFixed(2))}deg`,
    '--enlargement': enlargement === 1 ? undefined : enlargement,
    ...(component === 'folder' && miniSizes(Math.min(w, h) / enlargement)),
  }
}

/** The small tiles of a folder keep their shape, whatever the folder's: three in its shorter side, as in a square one. */
const miniSizes = (side: number) => ({
  '--mini': `${((side * (1 - 2 * 0.096 - 2 * 0.055)) / 3).toFixed(2)}px`,
  '--mini-gap': `${(side * 0.055).toFixed(2)}px`,
})
