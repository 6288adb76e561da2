import type { Group, Home } from '../../../../shared/entities/item.ts'
import { mapTiles, withFreeId } from '../../../lib/tile/map-tiles.ts'
import { recordsIn } from '../../../lib/values/records.ts'

/** Why a version was kept: before what, or as the first of a day. */
export const CAUSES = ['daily', 'reset', 'restore', 'logout', 'import', 'migration', 'sync', 'theme'] as const
export type Cause = (typeof CAUSES)[number]

/** Of pages, folders and dock. */
const tileIds = (home: Home): ReadonlySet<string> =>
  new Set(recordsIn([...home.groups.flatMap(({ children }) => children), ...home.dock]).keys())

/**
 * Puts a group back as it was: in its place if it is still there, else at the end. Tiles that are elsewhere by now stay
 * there, and come back as copies.
 * @param createId makes the ids of the copies
 */
export function putBackGroup(home: Home, group: Group, createId: () => string): Home {
  const others = home.groups.filter(({ id }) => id !== group.id)
  const taken = tileIds({ groups: others, dock: home.dock })
  const put = { ...group, children: mapTiles(group.children, withFreeId(taken, createId)) }
  return {
    ...home,
    groups:
      others.length === home.groups.length
        ? [...home.groups, put]
        : home.groups.map((one) => (one.id === put.id ? put : one)),
  }
}
