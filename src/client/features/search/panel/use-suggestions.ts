import { useEffect, useState } from 'react'
import { SUGGESTION_SOURCES, type SuggestionSource, suggest } from '../../../../shared/api/suggest.ts'
import { typedAddress } from '../../../../shared/lib/url/address.ts'
import { call } from '../../../core/call.ts'
import type { Source } from '../sources/model.ts'

/** How long the text must rest before anybody is asked (spec section 9). Milliseconds. */
const REST_MS = 300
/** Rows that fit under one heading. */
const ROWS = 8

/** What one source suggests. */
export interface Suggestions {
  readonly source: SuggestionSource
  readonly list: readonly string[]
}

/** The text to ask about: one that has rested, is not being composed, and is no address, which is nobody's business. */
export function useAsked(input: HTMLInputElement | null, text: string): string {
  // what was typed before this was loaded may be half a composition: its next input says so
  const [composing, setComposing] = useState(text !== '')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    // compositions are the browser's
    if (input === null) return undefined
    const start = () => setComposing(true)
    const end = () => setComposing(false)
    const follow = (event: Event) => setComposing(event instanceof InputEvent && event.isComposing)
    input.addEventListener('compositionstart', start)
    input.addEventListener('compositionend', end)
    input.addEventListener('input', follow)
    return () => {
      input.removeEventListener('compositionstart', start)
      input.removeEventListener('compositionend', end)
      input.removeEventListener('input', follow)
    }
  }, [input])
  const wanted = typedAddress(text) === undefined ? text.trim() : ''
  useEffect(() => {
    // a timer
    if (composing) return undefined
    const timer = setTimeout(() => setAsked(wanted), wanted === '' ? 0 : REST_MS)
    return () => clearTimeout(timer)
  }, [wanted, composing])
  return wanted === '' ? '' : asked
}

/** What the active sources suggest for a text, in their order. One that fails or knows nothing has no column. */
export function useSuggestions(asked: string, sources: readonly Source[]): readonly Suggestions[] {
  const [answers, setAnswers] = useState<{ readonly to: string; readonly lists: readonly Suggestions[] }>()
  const names = SUGGESTION_SOURCES.filter((name) => sources.some((one) => one.active && one.name === name))
  const order = names.join(' ')
  useEffect(() => {
    // the server is asked
    if (asked === '' || order === '') return undefined
    const controller = new AbortController()
    const question = `${asked}\n${order}`
    for (const source of SUGGESTION_SOURCES.filter((name) => order.split(' ').includes(name))) {
      call(suggest, { source, wd: asked }, { silent: true, signal: controller.signal }).then(
        ({ list }) => {
          if (controller.signal.aborted) return
          const answer = { source, list: [...new Set(list)].slice(0, ROWS) }
          setAnswers((now) => ({ to: question, lists: [...(now?.to === question ? now.lists : []), answer] }))
        },
        () => {}, // failures are silent (spec section 8)
      )
    }
    return () => controller.abort()
  }, [asked, order])
  if (asked === '' || answers === undefined) return []
  return names.flatMap((name) => answers.lists.filter(({ source, list }) => source === name && list.length > 0))
}
