import type { Bookmark } from '../../../../shared/entities/bookmark.ts'
import { addressTarget } from '../../../kit/rules.ts'
import type { PlacedBookmark } from '../model.ts'

/** Parts of a query that say where a visitor came from, and not what is shown. */
const TRACKING = /^(utm_.*|fbclid|gclid|msclkid|spm|igshid)$/i

/** Bookmarks of one page, in the order of the tree; two or more. */
export interface Duplicates {
  readonly key: string
  readonly placed: readonly PlacedBookmark[]
}

/** By what two addresses are of one page: scheme, `www.`, the last slash and where a visitor came from do not matter. */
export function pageKey(url: string): string {
  const parsed = URL.parse(url)
  if (parsed === null) return url
  for (const name of [...parsed.searchParams.keys()]) if (TRACKING.test(name)) parsed.searchParams.delete(name)
  return addressTarget(parsed.href) ?? url
}

/** The bookmarks whose page is there more than once. */
export function findDuplicates(placed: readonly PlacedBookmark[]): readonly Duplicates[] {
  const byPage = Map.groupBy(placed, ({ bookmark }) => pageKey(bookmark.url))
  return [...byPage].flatMap(([key, same]) => (same.length > 1 ? [{ key, placed: same }] : []))
}

/** The ids of those that go where of each page one stays: the chosen one, else the first. */
export const surplusOf = (
  duplicates: readonly Duplicates[],
  keptBy: ReadonlyMap<string, Bookmark['id']>,
): ReadonlySet<string> =>
  new Set(
    duplicates.flatMap(({ key, placed }) => {
      const ids = placed.map(({ bookmark }) => bookmark.id)
      const chosen = ids.find((id) => id === keptBy.get(key)) ?? ids[0]
      return ids.filter((id) => id !== chosen)
    }),
  )
