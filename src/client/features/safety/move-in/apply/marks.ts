import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Group, Item } from '../../../../../shared/entities/item.ts'
import { mapTilesOf } from '../../../../lib/tile/map-tiles.ts'
import { sitesByHost } from '../../../data/site-catalog/lazy.ts'
import type { HeldPicture } from '../model.ts'
import { isWebPicture } from './joined-groups.ts'

/** Groups whose icons have the catalogue's marks, where it has their sites and they need one. */
export function withMarks(
  groups: readonly Group[],
  sites: readonly SiteItem[],
  needsMark: (tile: Item) => boolean,
): readonly Group[] {
  const siteOf = sitesByHost(sites)
  return mapTilesOf(groups, (tile) => {
    if (tile.url === undefined || !needsMark(tile)) return tile
    const site = siteOf(tile.url)
    return site?.src === undefined ? tile : { ...tile, src: site.src, background: site.background }
  })
}

/**
 * Tells whether an icon needs a mark: it has neither picture nor letters of its own, or a picture that is not fetched.
 * @param web whether pictures of other sites are fetched
 * @param held pictures of icons that stand beside them
 */
export function needsMarkIn(web: boolean, held: readonly HeldPicture[]): (tile: Item) => boolean {
  const hold = new Set(held.map(({ item }) => item))
  return ({ id, src, fontText }) =>
    src === undefined ? fontText === undefined && !hold.has(id) : !web && isWebPicture(src)
}
