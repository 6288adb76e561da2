import type { SiteItem } from '../../../../shared/api/site.ts'
import { foldText } from '../../../../shared/lib/text/fold.ts'
import type { PinyinMatch } from '../../../lib/text/pinyin-match.ts'

/** What of the catalogue is shown: category 0 is all, a blank text matches all. */
export interface SiteFilter {
  readonly text: string
  readonly category: number
}

/**
 * The sites of a category that match a text: first names and hosts that begin with it, then those that contain it, then
 * names that match in pinyin; equal ones in the order of the catalogue.
 */
export function filterSites(
  sites: readonly SiteItem[],
  { text, category }: SiteFilter,
  matchesPinyin: PinyinMatch,
): readonly SiteItem[] {
  const inCategory = sites.filter((site) => category === 0 || site.category === category)
  const query = foldText(text).replace(SCHEME, '')
  if (query === '') return inCategory
  const ranked = inCategory.map((site) => ({ site, rank: rankOf(site, query, matchesPinyin) }))
  return [0, 1, 2].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ site }) => site))
}

/** What people leave out of an address. */
const SCHEME = /^(https?:\/\/)?(www\.)?/

function rankOf({ id, name, url }: SiteItem, query: string, matchesPinyin: PinyinMatch): number | undefined {
  const texts = [foldText(name), id, url.replace(SCHEME, '')]
  if (texts.some((one) => one.startsWith(query))) return 0
  if (texts.some((one) => one.includes(query))) return 1
  return matchesPinyin(foldText(name), query) ? 2 : undefined
}

/** How many sites each category has; 0 counts all. */
export function countByCategory(entries: readonly { readonly category: number }[]): ReadonlyMap<number, number> {
  const counts = new Map([[0, entries.length]])
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
