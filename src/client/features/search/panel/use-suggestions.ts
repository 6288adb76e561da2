import { useEffect, useState } from 'react'
import { SUGGESTION_SOURCES, type SuggestionSource, suggest } from '../../../../shared/api/suggest.ts'
import { typedAddress } from '../../../../shared/lib/url/address.ts'
import { call } from '../../../core/call.ts'
import type { Source } from '../sources/model.ts'

/** The debounce of suggestion requests (spec section 9), in ms. */
const DEBOUNCE_MS = 300
/** The rows that fit into a column. */
const MAX_ROWS = 8

/** The suggestions of one source. */
export interface Suggestions {
  readonly source: SuggestionSource
  readonly list: readonly string[]
}

/** The debounced text to request suggestions for; empty during a composition and for addresses, which are private. */
export function useDebouncedQuery(input: HTMLInputElement | null, text: string): string {
  // text typed before this module was loaded may be a composition: the next input event decides
  const [composing, setComposing] = useState(text !== '')
  const [query, setQuery] = useState('')
  useEffect(() => {
    // composition events have no React state
    if (input === null) return undefined
    const start = () => setComposing(true)
    const end = () => setComposing(false)
    const onInput = (event: Event) => setComposing(event instanceof InputEvent && event.isComposing)
    input.addEventListener('compositionstart', start)
    input.addEventListener('compositionend', end)
    input.addEventListener('input', onInput)
    return () => {
      input.removeEventListener('compositionstart', start)
      input.removeEventListener('compositionend', end)
      input.removeEventListener('input', onInput)
    }
  }, [input])
  const trimmed = typedAddress(text) === undefined ? text.trim() : ''
  useEffect(() => {
    // the debounce timer
    if (composing) return undefined
    const timer = setTimeout(() => setQuery(trimmed), trimmed === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [trimmed, composing])
  return trimmed === '' ? '' : query
}

/** The active sources' suggestions for a query, in the sources' order. A failed or empty one is left out. */
export function useSuggestions(query: string, sources: readonly Source[]): readonly Suggestions[] {
  const [answers, setAnswers] = useState<{ readonly request: string; readonly lists: readonly Suggestions[] }>()
  const names = SUGGESTION_SOURCES.filter((name) => sources.some((one) => one.active && one.name === name))
  const order = names.join(' ')
  useEffect(() => {
    // requests to the server
    if (query === '' || order === '') return undefined
    const controller = new AbortController()
    const request = `${query}\n${order}`
    for (const source of SUGGESTION_SOURCES.filter((name) => order.split(' ').includes(name))) {
      call(suggest, { source, wd: query }, { silent: true, signal: controller.signal }).then(
        ({ list }) => {
          if (controller.signal.aborted) return
          const answer = { source, list: [...new Set(list)].slice(0, MAX_ROWS) }
          setAnswers((now) => ({ request, lists: [...(now?.request === request ? now.lists : []), answer] }))
        },
        () => {}, // failures are silent (spec section 8)
      )
    }
    return () => controller.abort()
  }, [query, order])
  if (query === '' || answers === undefined) return []
  return names.flatMap((name) => answers.lists.filter(({ source, list }) => source === name && list.length > 0))
}
