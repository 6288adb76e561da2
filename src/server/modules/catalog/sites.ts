import * as v from 'valibot'
import type { Site } from '../../../shared/api/site.ts'
import type { Language } from '../../../shared/constants.ts'

const siteSchema = v.object({
  id: v.string(),
  name: v.string(),
  url: v.pipe(v.string(), v.url()),
  category: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(7)),
  color: v.pipe(v.string(), v.hexColor()),
  pin: v.optional(v.boolean(), false),
  icon: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  names: v.optional(v.record(v.string(), v.string()), {}),
})

/** A site as `catalog/sites.json` has it: its own name, and what it is called in our languages where that differs. */
export type CatalogSite = v.InferOutput<typeof siteSchema>

/** Reads the catalogue; fields that we do not know are left out. Throws when it is not one, or an id stands twice. */
export function parseSites(json: string): readonly CatalogSite[] {
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
export function searchSites(sites: readonly CatalogSite[], query: SiteQuery): { list: Site[]; total: number } {
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
function rankOf(site: CatalogSite, words: string): number | undefined {
  if (words === '') return 0
  const host = new URL(site.url).host.replace(/^www\./, '')
  const texts = [site.id, host, site.name, ...Object.values(site.names)].map(normalize)
  if (texts.some((text) => text.startsWith(words))) return 0
  return texts.some((text) => text.includes(words)) ? 1 : undefined
}

/** Full width and half width, large and small letters are the same to who searches. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

function showSite({ names, icon, ...site }: CatalogSite, language: Language): Site {
  return { ...site, name: names[language] ?? site.name, ...(icon === undefined ? {} : { icon }) }
}
