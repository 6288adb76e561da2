import type { Group, Home } from '../../../../shared/entities/item.ts'
import { mapTiles, withFreeId } from '../../../lib/tile/map-tiles.ts'
import { sameJson } from '../../../lib/values/json.ts'
import { recordsIn } from '../../../lib/values/records.ts'

/** Why a version was kept: before what, or as the first of a day. */
export const CAUSES = ['daily', 'reset', 'restore', 'logout', 'import', 'migration', 'sync'] as const
export type Cause = (typeof CAUSES)[number]

/** Documents as they were at a moment, encoded, by their ids. */
interface Saved {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly documents: Readonly<Record<string, unknown>>
}

/** What differs between two versions: tiles that came and went, and the documents that are not the same. */
export interface Difference {
  readonly added: number
  readonly removed: number
  readonly documents: readonly string[]
}

/** @param homeOf reads the desktop of documents */
export function differenceOf(before: Saved, after: Saved, homeOf: (saved: Saved) => Home | undefined): Difference {
  const [old, now] = [before, after].map((saved) => tileIds(homeOf(saved)))
  const ids = new Set([...Object.keys(before.documents), ...Object.keys(after.documents)])
  return {
    added: now?.difference(old ?? new Set()).size ?? 0,
    removed: old?.difference(now ?? new Set()).size ?? 0,
    documents: [...ids].filter((id) => !sameJson(before.documents[id], after.documents[id])),
  }
}

/** Of pages, folders and dock. */
const tileIds = (home: Home | undefined): ReadonlySet<string> =>
  new Set(home && recordsIn([...home.groups.flatMap(({ children }) => children), ...home.dock]).keys())

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
