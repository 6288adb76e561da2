import type { Home } from '../../../../shared/entities/item.ts'
import type { Point } from '../../../lib/geometry/vector.ts'
import { dataSelector, hasFlag } from '../../desk/dom.ts'

/** Gives a new tile its place. */
export type PlaceTile = (home: Home, id: string) => Home

/**
 * What places a tile that is dropped on a free page there; undefined anywhere else.
 * @param at the pointer, in px of the viewport
 */
export async function placeDropped(target: EventTarget | null, at: Point): Promise<PlaceTile | undefined> {
  const main = target instanceof Element ? target.closest('main') : null
  const area = main?.querySelector<HTMLElement>(dataSelector('pages'))
  if (!area || !hasFlag(area, 'free')) return undefined
  const [{ currentCanvas, placeTileAt }, { toPageCoordinates }, { livePage }] = await Promise.all([
    import('../free-layout/lazy.ts'),
    import('../../desk/drag/lazy.ts'),
    import('../../desk/paging/lazy.ts'),
  ])
  const page = livePage(area)
  const point = page === null ? undefined : toPageCoordinates(page, at)
  return point && ((home, id) => placeTileAt(home, id, point, currentCanvas()))
}
