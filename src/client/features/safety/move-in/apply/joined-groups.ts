import type { Group, Home } from '../../../../../shared/entities/item.ts'
import { mapTilesOf, withFreeId } from '../../../../lib/tile/map-tiles.ts'
import { recordsIn } from '../../../../lib/values/records.ts'

/**
 * A desktop with more groups behind its own, or with them in their place.
 * @param dock takes the place of the desktop's where the groups do
 */
export const joinedGroups = (home: Home, groups: readonly Group[], replaces: boolean, dock = home.dock): Home => {
  if (groups.length === 0) return home
  return replaces ? { ...home, groups, dock } : { ...home, groups: [...home.groups, ...groups] }
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

/** Groups whose tiles have letters in place of pictures on the web: a file that is looked at must ask no other site. */
export const withoutWebPictures = (groups: readonly Group[]): readonly Group[] =>
  mapTilesOf(groups, ({ src, ...tile }) => ({
    ...tile,
    ...(src !== undefined && !/^https?:/i.test(src) && { src }),
  }))
