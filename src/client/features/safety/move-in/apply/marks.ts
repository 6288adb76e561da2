import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Group } from '../../../../../shared/entities/item.ts'
import { mapTilesOf } from '../../../../lib/tile/map-tiles.ts'
import { sitesByHost } from '../../../data/site-catalog/lazy.ts'
import { isWebPicture } from './joined-groups.ts'

/**
 * Groups whose icons have the catalogue's marks, where it has their sites.
 * @param all whether each has, as bookmarks, whose pictures nobody has chosen; else those with a picture of another site
 */
export function withMarks(groups: readonly Group[], sites: readonly SiteItem[], all: boolean): readonly Group[] {
  const siteOf = sitesByHost(sites)
  return mapTilesOf(groups, (tile) => {
    if (tile.url === undefined || !(all || isWebPicture(tile.src))) return tile
    const site = siteOf(tile.url)
    return site?.src === undefined ? tile : { ...tile, src: site.src, background: site.background }
  })
}
