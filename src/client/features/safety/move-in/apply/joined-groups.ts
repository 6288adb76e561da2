import type { Group, Home } from '../../../../../shared/entities/item.ts'
import { letterColor } from '../../../../lib/tile/letter-color.ts'
import { flatTiles, mapTilesOf, withFreeId } from '../../../../lib/tile/map-tiles.ts'
import { recordsIn } from '../../../../lib/values/records.ts'
import { hostOf } from '../../../data/home/index.ts'

/**
 * A desktop with more groups before its own, or with them in their place.
 * @param dock takes the place of the desktop's where the groups do
 */
export const joinedGroups = (home: Home, groups: readonly Group[], replaces: boolean, dock = home.dock): Home => {
  if (groups.length === 0) return home
  return replaces ? { ...home, groups, dock } : { ...home, groups: [...groups, ...home.groups] }
}

/**
 * Groups that can stand beside those of a desktop: what has an id that is taken there gets another.
 * @param createId makes the new ids
 */
export function groupsBeside(home: Home, groups: readonly Group[], createId: () => string): readonly Group[] {
  const taken = recordsIn([...home.groups, ...home.dock])
  const own = groups.map((group) => (taken.has(group.id) ? { ...group, id: createId() } : group))
  return mapTilesOf(own, withFreeId(taken, createId))
}

/** Whether a picture is on another site. */
export const isWebPicture = (src: string | undefined): src is string => src !== undefined && /^https?:/i.test(src)

/** Groups whose tiles have letters in place of pictures on the web: a file that is looked at must ask no other site. */
export const withoutWebPictures = (groups: readonly Group[]): readonly Group[] =>
  mapTilesOf(groups, ({ src, background, ...tile }) => {
    if (!isWebPicture(src)) return { ...tile, ...(src !== undefined && { src }), ...(background && { background }) }
    const isSeen = background !== undefined && background !== 'transparent'
    return { ...tile, background: isSeen ? background : letterColor(hostOf(tile.url ?? '')) }
  })

/** The hosts that pictures of these groups, and a wallpaper, would be fetched from, each once. */
export const pictureHosts = (groups: readonly Group[], wallpaper?: string): readonly string[] => {
  const addresses = [...flatTiles(groups.flatMap(({ children }) => children)).map(({ src }) => src), wallpaper].filter(
    isWebPicture,
  )
  return [...new Set(addresses.map(hostOf).filter((host) => host !== ''))]
}
