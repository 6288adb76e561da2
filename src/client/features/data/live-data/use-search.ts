import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../core/net/call-error.ts'
import { allowOrigins } from './allow-origins.ts'
import { failureOf } from './live.ts'
import type { LiveFault } from './model.ts'

/** How long to wait for more keys, in ms. */
const DEBOUNCE_MS = 300

/** What a search has come to. */
export type Search<Found> =
  | { readonly at: 'idle' }
  | { readonly at: 'searching' }
  | { readonly at: 'found'; readonly found: Found }
  | {
      readonly at: 'failed'
      readonly fault: LiveFault
      readonly origins: readonly string[]
      readonly retry: () => void
    }

/**
 * Searches for a text, once no more of it has been typed for 300 ms; an older search is given up.
 * @param ask rejects with a `CallError`
 * @param scope what is searched: another one is another search
 */
export function useSearch<Found>(
  text: string,
  ask: (text: string, signal: AbortSignal) => Promise<Found>,
  scope = '',
): Search<Found> {
  const wanted = text.trim()
  const key = `${scope} ${wanted}`
  const [result, setResult] = useState<{ readonly key: string; readonly search: Search<Found> }>()
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  }, [ask])
  useEffect(() => {
    if (wanted === '') return
    const giveUp = new AbortController()
    const search = async () => {
      try {
        setResult({ key, search: { at: 'found', found: await latest.current(wanted, giveUp.signal) } })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.fault === 'cancelled') return
        const { fault, origins } = failureOf(error)
        const retry = async () => {
          if (!(await allowOrigins(origins))) return
          setResult(undefined)
          setAttempt(attempt + 1)
        }
        setResult({ key, search: { at: 'failed', fault, origins, retry: () => void retry() } })
      }
    }
    const timer = setTimeout(() => void search(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [wanted, key, attempt])
  if (wanted === '') return { at: 'idle' }
  return result?.key === key ? result.search : { at: 'searching' }
}
