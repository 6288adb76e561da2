import type { SuggestionSource } from '../../../shared/api/suggest.ts'
import { type AskSource, openSource, type SourcePorts } from '../runner.ts'
import { type Source, SourceFailure } from '../source.ts'
import { baidu } from './baidu.ts'
import { bing } from './bing.ts'
import { google } from './google.ts'
import { so360 } from './so360.ts'
import { sogou } from './sogou.ts'

type Suggesting = Source<string, readonly string[]>

/** Who answers for each source that the client may name; a question is a text, an answer a list of texts. */
export const suggestionSources: Readonly<Record<SuggestionSource, Suggesting>> = {
  baidu,
  bing,
  google,
  '360': so360,
  sogou,
}

/** A list, where it came from and its age in seconds; `none` when the source gave nothing to show. */
export interface Suggestions {
  readonly list: readonly string[]
  readonly from: 'live' | 'cache' | 'stale' | 'none'
  readonly age: number
}
export type Suggest = (source: SuggestionSource, text: string, asker: string) => Promise<Suggestions>

/** Makes the suggestion sources ready. Their failures are silent for the user (spec section 8), so they end here. */
export function openSuggestions(ports: SourcePorts): Suggest {
  const asks = new Map<string, AskSource<string, readonly string[]>>(
    Object.entries(suggestionSources).map(([name, source]) => [name, openSource(source, ports)]),
  )
  return async (source, text, asker) => {
    try {
      const answer = await asks.get(source)?.(text, asker)
      return answer ? { list: answer.value, from: answer.from, age: answer.age } : { list: [], from: 'none', age: 0 }
    } catch (error) {
      if (error instanceof SourceFailure) return { list: [], from: 'none', age: 0 }
      throw error
    }
  }
}
