import { useEffect, useState } from 'react'
import { SUGGESTION_SOURCES, type SuggestionSource, suggest } from '../../../../../../shared/api/suggest.ts'
import { typedAddress } from '../../../../../../shared/lib/url/address.ts'
import { call } from '../../../../../core/net/call.ts'
import type { Source } from '../../sources/model.ts'
import { useDebouncedQuery } from './use-debounced-query.ts'

/** The debounce of suggestion requests (spec section 9), in ms. */
const DEBOUNCE_MS = 300
/** The rows that fit into a column. */
const MAX_ROWS = 8

/** A source that has not answered after this time is called slow, in ms. */
const SLOW_MS = 1500

/** The suggestions of one source. While it has not answered, the list is that of the text before. */
export interface Suggestions {
  readonly source: SuggestionSource
  readonly list: readonly string[]
  readonly state: 'waiting' | 'slow' | 'failed' | 'ready'
}

/** The latest answer of a source. */
interface Answer {
  readonly query: string
  readonly list: readonly string[]
  readonly failed: boolean
}

/** The suggestions for the box's text, one for each active source that has any, waits or has failed. */
export function useSuggestions(
  input: HTMLInputElement | null,
  text: string,
  sources: readonly Source[],
): readonly Suggestions[] {
  const wanted = typedAddress(text) === undefined ? text.trim() : ''
  const query = useDebouncedQuery(input, wanted, DEBOUNCE_MS)
  const names =
    wanted === '' ? [] : SUGGESTION_SOURCES.filter((name) => sources.some((one) => one.active && one.name === name))
  const { answers, slowQuery } = useAnswers(query, names.join(' '))
  return names
    .map((source): Suggestions => {
      const { query: answered, list = [], failed } = answers[source] ?? {}
      if (answered !== query || query === '')
        return { source, list, state: query !== '' && slowQuery === query ? 'slow' : 'waiting' }
      return { source, list, state: failed ? 'failed' : 'ready' }
    })
    .filter(({ list, state }) => list.length > 0 || state !== 'ready')
}

/** Asks these sources, separated by spaces, for suggestions. */
function useAnswers(query: string, sources: string) {
  const [answers, setAnswers] = useState<Readonly<Partial<Record<SuggestionSource, Answer>>>>({})
  const [slowQuery, setSlowQuery] = useState('')
  useEffect(() => {
    // requests to the server
    if (query === '') {
      setAnswers({})
      return undefined
    }
    const controller = new AbortController()
    for (const source of SUGGESTION_SOURCES.filter((name) => sources.split(' ').includes(name))) {
      const answer = (list: readonly string[], failed: boolean) => {
        if (!controller.signal.aborted) setAnswers((now) => ({ ...now, [source]: { query, list, failed } }))
      }
      call(suggest, { source, wd: query }, { silent: true, signal: controller.signal }).then(
        ({ list, from }) => answer([...new Set(list)].slice(0, MAX_ROWS), from === 'none'),
        () => answer([], true),
      )
    }
    const timer = setTimeout(() => setSlowQuery(query), SLOW_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, sources])
  return { answers, slowQuery }
}
