import * as v from 'valibot'
import { SEARCH } from '../constants.ts'
import { endpoint } from './endpoint.ts'

/** Search engines that give suggestions. */
export const SUGGESTION_SOURCES = ['baidu', 'bing', 'google', '360', 'sogou'] as const
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number]

/** The maximum of suggestions in one answer. */
export const SUGGESTIONS_LIMIT = 10

/** Suggestions of a search engine. If the source fails, the answer is code 0, an empty list and `from: 'none'`. */
export const suggest = endpoint({
  method: 'GET',
  path: '/api/suggest',
  about: 'Asks a search engine for suggestions, by way of this server.',
  input: v.object({
    source: v.picklist(SUGGESTION_SOURCES),
    wd: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH.inputLength)),
  }),
  output: v.object({
    list: v.array(v.string()),
    /** `live`: fetched now; `cache`: within the hour; `stale`: older, as the source fails; `none`: nothing. */
    from: v.picklist(['live', 'cache', 'stale', 'none']),
    /** Age of the list in seconds. */
    age: v.number(),
  }),
  cache: 60,
  thirdParty: ({ source }) => `suggest.${source}`,
})
