import type { Sortable } from '../../../../lib/tile/sortable.ts'
import { prefersReducedMotion } from '../../../../ui/motion/motion.ts'
import { setFlag } from '../../../desk/dom.ts'
import { gridAreaOf, type Placement, placeTiles } from '../../../desk/tiles/index.ts'
import { FLIP_TIMING, flipFrom } from '../../drag/lazy.ts'
import type { Scene } from '../decide-drop.ts'

/** The cells of a page or an open folder in the viewport, and their visible part. */
export type GridGeometry = Pick<Scene, 'columns' | 'origin' | 'pitch' | 'viewport'>

/** Draws the tiles of a list in another order while they are sorted. */
export interface GridRenderer {
  /** Draws this order where it is visible; tiles that are not part of it stay. */
  show(order: readonly Sortable[], geometry: GridGeometry): void
  /** Hides a dragged tile. */
  hide(id: string): void
  /** Highlights the tile that a drop would combine with. */
  highlight(id: string | undefined): void
  /**
   * Puts the list items back where React has rendered them and makes a change: React writes only what differs from its
   * last rendering. What then lies elsewhere than it was drawn slides there.
   */
  handBack(change?: () => void): void
}

/**
 * Moves the list items directly, because React would compare every tile each time. The result equals what React renders
 * once the new order is in the document.
 * @param list whose children are the list items of `tiles`
 */
export function createGridRenderer(list: HTMLElement, tiles: readonly Sortable[], columns: number): GridRenderer {
  const elements = new Map<string, HTMLElement>()
  const drawn = new Map<string, Placement>()
  /** The tiles that were moved by hand, with the placements that React has rendered. */
  const moved = new Map<string, Placement>()
  const initial = placeTiles(
    tiles.map(({ size }) => size),
    columns,
  )
  tiles.forEach(({ id }, at) => {
    const [element, placement] = [list.children[at], initial[at]]
    if (element instanceof HTMLElement && placement !== undefined) {
      elements.set(id, element)
      drawn.set(id, placement)
    }
  })
  const reducedMotion = prefersReducedMotion()
  let marked: HTMLElement | undefined
  let lastOrder: readonly Sortable[] | undefined
  let lastGeometry: GridGeometry | undefined
  let resizeAnimation: Animation | undefined

  function move(id: string, placement: Placement, geometry: GridGeometry) {
    const [element, before] = [elements.get(id), drawn.get(id)]
    if (element === undefined || before === undefined) return
    const isResized = before.rows !== placement.rows || before.columns !== placement.columns
    if (before.row === placement.row && before.column === placement.column && !isResized) return
    // out of sight nothing is moved until it is scrolled into view; React draws the rest in the end
    const isVisible = isInView(before, geometry) || isInView(placement, geometry)
    if (!isVisible && !moved.has(id)) return
    if (!moved.has(id)) moved.set(id, before)
    drawn.set(id, placement)
    const [width, height] = isResized ? [element.offsetWidth, element.offsetHeight] : []
    element.style.gridArea = gridAreaOf(placement)
    if (reducedMotion || !isVisible || element.style.visibility === 'hidden') return
    if (isResized) animateSize(element, { width: `${width}px`, height: `${height}px` })
    const { x, y } = geometry.pitch
    flipFrom(element, (before.column - placement.column) * x, (before.row - placement.row) * y, geometry.pitch)
  }

  /** From the size on screen to the size of the new placement. */
  function animateSize(element: HTMLElement, from: Keyframe) {
    resizeAnimation?.cancel()
    resizeAnimation = element.animate(
      [from, { width: `${element.offsetWidth}px`, height: `${element.offsetHeight}px` }],
      FLIP_TIMING,
    )
  }

  return {
    show(order, geometry) {
      if (order === lastOrder && geometry === lastGeometry) return
      lastOrder = order
      lastGeometry = geometry
      const placements = placeTiles(
        order.map(({ size }) => size),
        geometry.columns,
      )
      order.forEach(({ id }, index) => {
        const placement = placements[index]
        if (placement !== undefined) move(id, placement, geometry)
      })
    },
    hide(id) {
      const element = elements.get(id)
      if (element !== undefined) element.style.visibility = 'hidden'
    },
    highlight(id) {
      const element = id === undefined ? undefined : elements.get(id)
      if (element === marked) return
      setFlag(marked, 'folder-target', false)
      setFlag(element, 'folder-target', true)
      marked = element
    },
    handBack(change) {
      const before = [...moved.keys()].flatMap((id) => {
        const element = elements.get(id)
        return element === undefined ? [] : [{ element, x: element.offsetLeft, y: element.offsetTop }]
      })
      for (const [id, placement] of moved) {
        const element = elements.get(id)
        if (element !== undefined) element.style.gridArea = gridAreaOf(placement)
        drawn.set(id, placement)
      }
      moved.clear()
      lastOrder = undefined
      change?.()
      const pitch = lastGeometry?.pitch
      if (reducedMotion || pitch === undefined) return
      for (const { element, x, y } of before)
        if (element.isConnected && element.style.visibility !== 'hidden')
          flipFrom(element, x - element.offsetLeft, y - element.offsetTop, pitch)
    },
  }
}

/** Whether a placement is in view, or at most one row above or below it. */
function isInView({ row, rows }: Placement, { origin, pitch, viewport }: GridGeometry): boolean {
  const top = origin.y + row * pitch.y
  return top + (rows + 1) * pitch.y > viewport.y && top - pitch.y < viewport.y + viewport.height
}
