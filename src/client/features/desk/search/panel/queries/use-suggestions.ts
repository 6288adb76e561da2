import { useEffect, useState } from 'react'
import { SUGGESTION_SOURCES, type SuggestionSource, suggest } from '../../../../../../shared/api/suggest.ts'
import { typedAddress } from '../../../../../../shared/lib/url/address.ts'
import { onGranted } from '../../../../../core/browser/grants.ts'
import { call } from '../../../../../core/net/call.ts'
import { UngrantedError } from '../../../../../core/net/call-error.ts'
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
  /** `ungranted`: the browser does not let this page ask it. */
  readonly state: 'waiting' | 'slow' | 'failed' | 'ungranted' | 'ready'
  /** Whom the browser is to allow this page to ask. */
  readonly origins: readonly string[]
}

/** The latest answer of a source. */
interface Answer {
  readonly query: string
  readonly list: readonly string[]
  readonly failed: boolean
  readonly origins: readonly string[]
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
      const { query: answered, list = [], failed, origins = [] } = answers[source] ?? {}
      if (answered !== query || query === '')
        return { source, list, origins, state: query !== '' && slowQuery === query ? 'slow' : 'waiting' }
      return { source, list, origins, state: origins.length > 0 ? 'ungranted' : failed ? 'failed' : 'ready' }
    })
    .filter(({ list, state }) => list.length > 0 || state !== 'ready')
}

/** Asks these sources, separated by spaces, for suggestions. */
function useAnswers(query: string, sources: string) {
  const [answers, setAnswers] = useState<Readonly<Partial<Record<SuggestionSource, Answer>>>>({})
  const [slowQuery, setSlowQuery] = useState('')
  useEffect(() => {
    // requests to the server, again as the browser allows one
    if (query === '') {
      setAnswers({})
      return undefined
    }
    const controller = new AbortController()
    const ask = () => {
      for (const source of SUGGESTION_SOURCES.filter((name) => sources.split(' ').includes(name))) {
        const answer = (list: readonly string[], failed: boolean, origins: readonly string[] = []) => {
          if (!controller.signal.aborted) setAnswers((now) => ({ ...now, [source]: { query, list, failed, origins } }))
        }
        call(suggest, { source, wd: query }, { silent: true, signal: controller.signal }).then(
          ({ list, from }) => answer([...new Set(list)].slice(0, MAX_ROWS), from === 'none'),
          (error: unknown) => answer([], true, error instanceof UngrantedError ? error.origins : []),
        )
      }
    }
    ask()
    const endGrants = onGranted(ask)
    const timer = setTimeout(() => setSlowQuery(query), SLOW_MS)
    return () => {
      clearTimeout(timer)
      endGrants()
      controller.abort()
    }
  }, [query, sources])
  return { answers, slowQuery }
}
