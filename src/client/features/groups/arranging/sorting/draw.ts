import { GRID } from '../../../../../shared/constants.ts'
import { areaOf, type Place, placeTiles } from '../../model.ts'
import type { Point, Sortable } from './model.ts'

/** The page while something is sorted on it: its tiles are moved to the places that they would have. */
export interface Drawing {
  /** Draws this order; who is not in it keeps its place. */
  show(order: readonly Sortable[], columns: number, pitch: Point): void
  /** Hides the tile that is in the hand, or shows it again. */
  hide(id: string, hidden: boolean): void
  /** Marks the tile that something would go into. */
  mark(id: string | undefined): void
}

/**
 * Moves the tiles of a page by hand: React would look at all of them for each. What it leaves behind is what React draws
 * once the new order is in the document.
 * @param page the list of places, one for each of `tiles`
 */
export function drawOn(page: HTMLElement, tiles: readonly Sortable[], columns: number): Drawing {
  const elements = new Map<string, HTMLElement>()
  const drawn = new Map<string, Place>()
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
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let marked: HTMLElement | undefined

  function move(id: string, place: Place, pitch: Point) {
    const [element, before] = [elements.get(id), drawn.get(id)]
    if (element === undefined || before === undefined) return
    if (before.row === place.row && before.column === place.column) return
    drawn.set(id, place)
    element.style.gridArea = areaOf(place)
    if (calm || element.style.visibility === 'hidden') return
    const [dx, dy] = [(before.column - place.column) * pitch.x, (before.row - place.row) * pitch.y]
    // added to what is still under way: nothing jumps
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
      duration: GRID.sortAnimationMs,
      easing: 'cubic-bezier(.2, .8, .2, 1)',
      composite: 'add',
    })
  }

  return {
    show(order, columns, pitch) {
      const now = placeTiles(
        order.map(({ size }) => size),
        columns,
      )
      order.forEach(({ id }, at) => {
        const place = now[at]
        if (place !== undefined) move(id, place, pitch)
      })
    },
    hide(id, hidden) {
      const element = elements.get(id)
      if (element !== undefined) element.style.visibility = hidden ? 'hidden' : ''
    },
    mark(id) {
      const element = id === undefined ? undefined : elements.get(id)
      if (element === marked) return
      marked?.removeAttribute('data-onto')
      element?.setAttribute('data-onto', '')
      marked = element
    },
  }
}
