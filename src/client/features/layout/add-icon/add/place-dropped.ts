import type { Home } from '../../../../../shared/entities/item.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { dataSelector, hasFlag } from '../../../desk/dom.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { toPageCoordinates } from '../../drag/lazy.ts'
import { currentCanvas, placeTileAt } from '../../free-layout/lazy.ts'

/** Gives a new tile its place. */
export type PlaceTile = (home: Home, id: string) => Home

/**
 * What places a tile that is dropped on a free page there; undefined anywhere else.
 * @param at the pointer, in px of the viewport
 */
export function placeDropped(target: EventTarget | null, at: Point): PlaceTile | undefined {
  const main = target instanceof Element ? target.closest('main') : null
  const area = main?.querySelector<HTMLElement>(dataSelector('pages'))
  if (!area || !hasFlag(area, 'free')) return undefined
  const page = livePage(area)
  const point = page === null ? undefined : toPageCoordinates(page, at)
  return point && ((home, id) => placeTileAt(home, id, point, currentCanvas()))
}
