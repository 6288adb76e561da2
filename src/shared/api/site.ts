import * as v from 'valibot'
import { LANGUAGES, SEARCH } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './query.ts'

/** A category: 0 all, 2 system, 3 tools, 4 development, 5 design, 6 creative, 7 entertainment (spec section 3). */
const category = wholeNumber(0, 7)
const wanted = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH.inputLength)))
const language = v.optional(v.picklist(LANGUAGES))

/** The default number of sites per page. */
export const SITES_PER_PAGE = 60

/** A site of the bundled catalogue in the shape of an item, named in the requested language. */
export const siteItemSchema = v.object({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  category: v.number(),
  /** Whether it is among the sites that are pinned most. */
  pin: v.boolean(),
  /** The face: a picture of this server on its background, or letters on the site's colour. */
  src: v.exactOptional(v.string()),
  background: v.string(),
  fontText: v.exactOptional(v.string()),
  fontColor: v.exactOptional(v.string()),
})
export type SiteItem = v.InferOutput<typeof siteItemSchema>

/** The site catalogue; cached for 24 h by the client, unless it sends `ref`. */
export const getNetwork = endpoint({
  method: 'GET',
  path: '/api/get_network',
  about: 'Searches the bundled catalogue of sites by name, host or id.',
  input: v.object({
    wd: wanted,
    category: v.optional(category),
    page: v.optional(wholeNumber(1, 10_000)),
    limit: v.optional(wholeNumber(1, 1000)),
    locale: language,
    /** Present if the client wants a fresh answer instead of its cached one. */
    ref: v.optional(v.string()),
  }),
  output: v.object({ list: v.array(siteItemSchema), total: v.number(), page: v.number(), limit: v.number() }),
  cache: 24 * 3600,
})

/** A component for the home screen, its texts in the requested language. */
export const officialComponentSchema = v.object({
  /** The widget's id, as in the spec: `clock`, `hot-search` … */
  component: v.string(),
  category: v.number(),
  /** Sizes on offer, rows by columns: `1x1`. */
  sizes: v.array(v.string()),
  /** The size it is added in. */
  size: v.string(),
  name: v.string(),
  info: v.string(),
})
export type OfficialComponent = v.InferOutput<typeof officialComponentSchema>

/** The official components, as the build of the page found them. */
export const components = endpoint({
  method: 'GET',
  path: '/api/components',
  about: 'Lists the official components.',
  input: v.object({ wd: wanted, category: v.optional(category), locale: language }),
  output: v.object({ list: v.array(officialComponentSchema) }),
})
