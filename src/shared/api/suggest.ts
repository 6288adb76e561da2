import * as v from 'valibot'
import { SEARCH } from '../constants.ts'
import { endpoint } from './endpoint.ts'

/** Whose suggestions can be asked for. */
export const SUGGESTION_SOURCES = ['baidu', 'bing', 'google', '360', 'sogou'] as const
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number]

/** Suggestions kept of one answer. */
export const SUGGESTIONS_LIMIT = 10

/**
 * What a search engine suggests for a text. A source that fails is silent: the answer is code 0, an empty list and
 * `from: 'none'`.
 */
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
    /** `live`: just asked; `cache`: asked within the hour; `stale`: older, because the source does not answer; `none`: no answer. */
    from: v.picklist(['live', 'cache', 'stale', 'none']),
    /** Age of the list in seconds. */
    age: v.number(),
  }),
  cache: 60,
})
