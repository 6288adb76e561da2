import type { Sortable } from '../../../shared/lib/tile/sortable.ts'
import { setFlag } from '../../ui/dom.ts'
import { prefersReducedMotion } from '../../ui/motion/motion.ts'
import { flipFrom, TIMING } from '../drag/lazy.ts'
import { areaOf, type Place, placeTiles } from '../tiles/index.ts'
import type { Scene } from './gesture.ts'

/** Where its cells stand, and what of them is to be seen: a page's `Scene`, or an open folder. */
export type Grid = Pick<Scene, 'columns' | 'origin' | 'pitch' | 'window'>

/** The page while something is sorted on it: its tiles are moved to the places that they would have. */
export interface GridRenderer {
  /** Draws this order, as far as it is to be seen; who is not in it keeps its place. */
  show(order: readonly Sortable[], at: Grid): void
  /** Hides the tile that is in the hand. */
  hide(id: string): void
  /** Marks the tile that something would go into. */
  mark(id: string | undefined): void
}

/**
 * Moves the tiles of a page by hand: React would look at all of them for each. What it leaves behind is what React draws
 * once the new order is in the document.
 * @param page the list of places, one for each of `tiles`
 */
export function createGridRenderer(page: HTMLElement, tiles: readonly Sortable[], columns: number): GridRenderer {
  const elements = new Map<string, HTMLElement>()
  const drawn = new Map<string, Place>()
  const moved = new Set<string>()
  const places = placeTiles(
    tiles.map(({ size }) => size),
    columns,
  )
  tiles.forEach(({ id }, at) => {
    const [element, place] = [page.children[at], places[at]]
    if (element instanceof HTMLElement && place !== undefined) {
      elements.set(id, element)
      drawn.set(id, place)
    }
  })
  const calm = prefersReducedMotion()
  let marked: HTMLElement | undefined
  let shown: readonly Sortable[] | undefined
  let grid: Grid | undefined

  function move(id: string, place: Place, at: Grid) {
    const [element, before] = [elements.get(id), drawn.get(id)]
    if (element === undefined || before === undefined) return
    const grows = before.rows !== place.rows || before.columns !== place.columns
    if (before.row === place.row && before.column === place.column && !grows) return
    // what comes into view by scrolling is moved then, and the rest by React in the end: all that it has not seen moved
    const seen = isSeen(before, at) || isSeen(place, at)
    if (!seen && !moved.has(id)) return
    moved.add(id)
    drawn.set(id, place)
    const [width, height] = grows ? [element.offsetWidth, element.offsetHeight] : []
    element.style.gridArea = areaOf(place)
    if (calm || !seen || element.style.visibility === 'hidden') return
    if (grows) grow(element, { width: `${width}px`, height: `${height}px` })
    const { x, y } = at.pitch
    flipFrom(element, (before.column - place.column) * x, (before.row - place.row) * y)
  }

  let growing: Animation | undefined

  /** From the size that it has on the screen to the one of its place. */
  function grow(element: HTMLElement, from: Keyframe) {
    growing?.cancel()
    growing = element.animate(
      [from, { width: `${element.offsetWidth}px`, height: `${element.offsetHeight}px` }],
      TIMING,
    )
  }

  return {
    show(order, at) {
      if (order === shown && at === grid) return
      shown = order
      grid = at
      const now = placeTiles(
        order.map(({ size }) => size),
        at.columns,
      )
      order.forEach(({ id }, index) => {
        const place = now[index]
        if (place !== undefined) move(id, place, at)
      })
    },
    hide(id) {
      const element = elements.get(id)
      if (element !== undefined) element.style.visibility = 'hidden'
    },
    mark(id) {
      const element = id === undefined ? undefined : elements.get(id)
      if (element === marked) return
      setFlag(marked, 'folder-target', false)
      setFlag(element, 'folder-target', true)
      marked = element
    },
  }
}

/** Whether a place is to be seen, or nearly: a row more above and below. */
function isSeen({ row, rows }: Place, { origin, pitch, window }: Grid): boolean {
  const top = origin.y + row * pitch.y
  return top + (rows + 1) * pitch.y > window.y && top - pitch.y < window.y + window.height
}
