import * as v from 'valibot'
import type { SiteItem } from '../../../shared/api/site.ts'
import { LANGUAGES, type Language } from '../../../shared/constants.ts'
import { faceOf, ICON_PACKAGES, type Site, siteName, siteUrl } from '../../../shared/lib/tile/site.ts'

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
  icons: v.object(v.entriesFromList(ICON_PACKAGES, v.exactOptional(v.string()))),
  art: v.exactOptional(
    v.object({
      from: v.exactOptional(v.picklist(ICON_PACKAGES)),
      ground: v.exactOptional(v.union([v.picklist(['brand', 'white']), color])),
      ink: v.exactOptional(color),
      size: v.exactOptional(v.number()),
      shift: v.exactOptional(v.tuple([v.number(), v.number()])),
    }),
  ),
  letter: v.exactOptional(v.string()),
})

/** Reads the catalogue; fields that we do not know are left out. Throws when it is not one, or an id stands twice. */
export function parseSites(json: string): readonly Site[] {
  const sites = v.parse(v.array(siteSchema), JSON.parse(json))
  const ids = new Set(sites.map((site) => site.id))
  if (ids.size !== sites.length) throw new Error('two sites have the same id')
  return sites
}

/** What is asked of the catalogue: words of a name, a host or an id; category 0 is all; pages count from 1. */
export interface SiteQuery {
  readonly wanted: string
  readonly category: number
  readonly page: number
  readonly limit: number
  readonly language: Language
}

/** One page of the sites that match, those whose name or id begins with the words first. */
export function searchSites(sites: readonly Site[], query: SiteQuery): { list: SiteItem[]; total: number } {
  const words = normalize(query.wanted)
  const found = sites
    .filter((site) => query.category === 0 || site.category === query.category)
    .map((site) => ({ site, rank: rankOf(site, words) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const from = (query.page - 1) * query.limit
  const list = found.slice(from, from + query.limit).map(({ site }) => showSite(site, query.language))
  return { list, total: found.length }
}

/** 0: a name, the id or the host is or begins with the words; 1: one of them holds the words; undefined: none does. */
function rankOf(site: Site, words: string): number | undefined {
  if (words === '') return 0
  const host = new URL(site.url).host.replace(/^www\./, '')
  const texts = [site.id, host, site.name, ...Object.values(site.names ?? {})].map(normalize)
  if (texts.some((text) => text.startsWith(words))) return 0
  return texts.some((text) => text.includes(words)) ? 1 : undefined
}

/** Full width and half width, large and small letters are the same to who searches. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

function showSite(site: Site, language: Language): SiteItem {
  const { id, category, pin } = site
  return { id, name: siteName(site, language), url: siteUrl(site, language), category, pin, ...faceOf(site) }
}
