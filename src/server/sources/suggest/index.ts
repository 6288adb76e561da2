import type { SuggestionSource } from '../../../shared/api/suggest.ts'
import { nothing } from '../needs.ts'
import { orUndefined } from '../outcome.ts'
import { defineProvider, openAll, type ProviderPorts } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource } from '../runner.ts'
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

/** Those who suggest, each opened with the name that a client uses. */
export const suggestionProviders = Object.entries(suggestionSources).map(([name, source]) =>
  defineProvider({
    id: source.id,
    purpose: 'search suggestions',
    fallback: 'history and own icons',
    needs: nothing,
    open: (ports) => [name, openSource(source, ports)] as const,
    questions: () => [question(source, '天气')],
  }),
)

/** Suggestions, their origin and their age in seconds; `none` (with an empty list) when the source failed. */
export interface Suggestions {
  readonly list: readonly string[]
  readonly from: 'live' | 'cache' | 'stale' | 'none'
  readonly age: number
}
export type Suggest = (source: SuggestionSource, text: string, caller: string) => Promise<Suggestions>

/** Opens the suggestion sources. Failures of a source are silent for the user (spec section 8) and handled here. */
export function openSuggestions(ports: ProviderPorts): Suggest {
  const queries = new Map<string, QuerySource<string, readonly string[]>>(openAll(suggestionProviders, ports))
  return async (source, text, caller) => {
    const query = queries.get(source)
    const result = query && (await orUndefined(query(text, caller)))
    return result ? { list: result.value, from: result.from, age: result.age } : { list: [], from: 'none', age: 0 }
  }
}
