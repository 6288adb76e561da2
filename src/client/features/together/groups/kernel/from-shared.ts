import type { SharedContent, SharedTile } from '../../../../../shared/api/shared-group.ts'
import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Item } from '../../../../../shared/entities/item.ts'

/**
 * Shared tiles as items of a page that is only looked at: their ids are their places.
 * @param siteAt the catalogue's site at an address, whose face an icon without letters of its own has
 */
export function itemsOf(
  { tiles }: Pick<SharedContent, 'tiles'>,
  siteAt: (url: string) => SiteItem | undefined,
): readonly Item[] {
  return tiles.map((tile, at) => itemOf(tile, `shared-${at}`, siteAt))
}

function itemOf(tile: SharedTile, id: string, siteAt: (url: string) => SiteItem | undefined): Item {
  if (tile.type === 'icon') return iconOf(tile, id, siteAt)
  const { children, ...rest } = tile
  if (children === undefined) return { ...rest, id }
  return { ...rest, id, children: children.map((child, at) => iconOf(child, `${id}-${at}`, siteAt)) }
}

function iconOf<
  T extends { readonly type: 'icon'; readonly name: string; readonly size: string; readonly url?: string },
>(icon: T & { readonly fontText?: string }, id: string, siteAt: (url: string) => SiteItem | undefined): Item {
  const site = icon.fontText === undefined && icon.url !== undefined ? siteAt(icon.url) : undefined
  const face = site === undefined ? {} : { src: site.src, background: site.background }
  return { ...icon, ...face, id }
}
