import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { language } from '../../../../core/text/i18n.ts'
import { letterColor } from '../../../../lib/tile/letter-color.ts'
import { hostOf } from '../../../data/home/index.ts'
import type { TileLocation } from '../../../data/home/lazy.ts'
import { loadSites, sitesByHost, tileOfSite } from '../../../data/site-catalog/lazy.ts'
import type { NewTile } from '../model.ts'
import { addNewTiles } from './add-new-tile.ts'
import { countSite } from './count-added.ts'
import type { PlaceTile } from './place-dropped.ts'

/** A site to add. */
interface NewSite {
  readonly url: string
  /** Empty for the catalogue's name, or the site's own. */
  readonly name: string
  /** The id of its tile, where that is known already. */
  readonly id?: string
}

/** Titles of pages are long; a tile shows a few words. */
const NAME_LIMIT = 60

/** Adds icons of sites as `addNewTiles` does, with the catalogue's faces where it knows them. */
export async function addNewSites(sites: readonly NewSite[], where?: TileLocation, place?: PlaceTile): Promise<void> {
  if (sites.length === 0) return
  const findSite = sitesByHost(await loadSites(language()).catch(() => []))
  const found = sites.map(({ url, name, id }) => {
    const site = findSite(url)
    const tile: NewTile = {
      ...(site === undefined ? letterTile(url) : tileOfSite(site)),
      url,
      ...(name !== '' && { name: oneLine(name, NAME_LIMIT) }),
    }
    return { tile, site, id }
  })
  const added = addNewTiles(
    found.map(({ tile }) => tile),
    where,
    place,
    found.map(({ id }) => id),
  )
  if (added.length > 0) for (const { site } of found) if (site !== undefined) countSite(site.id)
}

/** The icon of a site that the catalogue does not know. */
const letterTile = (url: string): NewTile => ({
  type: 'icon',
  size: '1x1',
  name: '',
  background: letterColor(hostOf(url)),
})
