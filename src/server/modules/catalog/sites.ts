import * as v from 'valibot'
import type { SiteItem } from '../../../shared/api/site.ts'
import { LANGUAGES, type Language } from '../../../shared/constants.ts'
import { foldText } from '../../../shared/lib/text/fold.ts'
import { ICON_SOURCES, presentSite, type Site } from '../../../shared/lib/tile/site.ts'
import { type Counts, sortByPopularity } from './popularity.ts'

const byLanguage = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.exactOptional(v.object(v.entriesFromList(LANGUAGES, v.exactOptional(schema))))
const color = v.custom<`#${string}`>((value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value))
const url = v.pipe(v.string(), v.url())

const siteSchema: v.GenericSchema<unknown, Site> = v.object({
  id: v.string(),
  name: v.string(),
  names: byLanguage(v.string()),
  url,
  urls: byLanguage(url),
  category: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(7)),
  color,
  pin: v.boolean(),
  icons: v.object(v.entriesFromList(ICON_SOURCES, v.exactOptional(v.string()))),
  art: v.exactOptional(
    v.object({
      from: v.exactOptional(v.picklist(ICON_SOURCES)),
      ground: v.exactOptional(v.union([v.picklist(['brand', 'white']), color])),
      ink: v.exactOptional(color),
      size: v.exactOptional(v.number()),
      shift: v.exactOptional(v.tuple([v.number(), v.number()])),
    }),
  ),
  letter: v.exactOptional(v.string()),
})

/** Parses the site catalogue; unknown fields are dropped. @throws when it is invalid or an id is used twice. */
export function parseSites(json: string): readonly Site[] {
  const sites = v.parse(v.array(siteSchema), JSON.parse(json))
  const ids = new Set(sites.map((site) => site.id))
  if (ids.size !== sites.length) throw new Error('two sites have the same id')
  return sites
}

/** A search: `text` is part of a name, host or id; category 0 is all; `page` counts from 1, `limit` is its size. */
export interface SiteQuery {
  readonly text: string
  readonly category: number
  readonly page: number
  readonly limit: number
  readonly language: Language
}

/** @returns one page of the matching sites and the number of all matches; sorted by `rankSite`, then by popularity. */
export function searchSites(
  sites: readonly Site[],
  query: SiteQuery,
  counts: Counts,
): { list: SiteItem[]; total: number } {
  const text = foldText(query.text)
  const matches = sortByPopularity(sites, counts, (site) => site)
    .filter((site) => query.category === 0 || site.category === query.category)
    .map((site) => ({ site, rank: rankSite(site, text) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const from = (query.page - 1) * query.limit
  const list = matches.slice(from, from + query.limit).map(({ site }) => presentSite(site, query.language))
  return { list, total: matches.length }
}

/** 0: a name, the id or the host starts with the query; 1: one of them contains it; undefined: no match. */
function rankSite(site: Site, query: string): number | undefined {
  if (query === '') return 0
  const host = new URL(site.url).host.replace(/^www\./, '')
  const texts = [site.id, host, site.name, ...Object.values(site.names ?? {})].map(foldText)
  if (texts.some((text) => text.startsWith(query))) return 0
  return texts.some((text) => text.includes(query)) ? 1 : undefined
}
