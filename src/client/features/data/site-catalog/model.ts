import type { SiteItem } from '../../../../shared/api/site.ts'
import { bareAddress } from '../../../lib/url/bare-address.ts'

/** What a site is found by: name, address and its id, which is its name in Latin letters. */
export const findableSite = ({ id, name, url }: SiteItem) => ({ id, title: name, keywords: [bareAddress(url), id] })

/** How many sites each category has; 0 counts all. */
export function countByCategory(entries: readonly { readonly category: number }[]): ReadonlyMap<number, number> {
  const counts = new Map([[0, entries.length]])
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
