import type { SuggestionSource } from '../../../shared/api/suggest.ts'
import { orNothing } from '../outcome.ts'
import { openSource, type QuerySource, type SourcePorts } from '../runner.ts'
import type { Source } from '../source.ts'
import { baidu } from './baidu.ts'
import { bing } from './bing.ts'
import { google } from './google.ts'
import { so360 } from './so360.ts'
import { sogou } from './sogou.ts'

type SuggestionUpstream = Source<string, readonly string[]>

/** The sources by the name that a client uses. The query is a text, the result a list of texts. */
export const suggestionSources: Readonly<Record<SuggestionSource, SuggestionUpstream>> = {
  baidu,
  bing,
  google,
  '360': so360,
  sogou,
}

/** Suggestions, their origin and their age in seconds; `none` (with an empty list) when the source failed. */
export interface Suggestions {
  readonly list: readonly string[]
  readonly from: 'live' | 'cache' | 'stale' | 'none'
  readonly age: number
}
export type Suggest = (source: SuggestionSource, text: string, caller: string) => Promise<Suggestions>

/** Opens the suggestion sources. Failures of a source are silent for the user (spec section 8) and handled here. */
export function openSuggestions(ports: SourcePorts): Suggest {
  const queries = new Map<string, QuerySource<string, readonly string[]>>(
    Object.entries(suggestionSources).map(([name, source]) => [name, openSource(source, ports)]),
  )
  return async (source, text, caller) => {
    const query = queries.get(source)
    const result = query && (await orNothing(query(text, caller)))
    return result ? { list: result.value, from: result.from, age: result.age } : { list: [], from: 'none', age: 0 }
  }
}
