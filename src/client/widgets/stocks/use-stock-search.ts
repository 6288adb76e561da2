import { useEffect, useState } from 'react'
import { stockSearch } from '../../../shared/api/stocks.ts'
import type { Stock } from '../../../shared/entities/stock.ts'
import { CallError, call } from '../../core/call.ts'

/** How long to wait for more keys, in ms. */
const DEBOUNCE_MS = 300

/** What a search has come to. */
export type StockSearch =
  | { readonly at: 'idle' }
  | { readonly at: 'searching' }
  | { readonly at: 'found'; readonly stocks: readonly Stock[] }
  | { readonly at: 'failed'; readonly isPureOffline: boolean; readonly retry: () => void }

/** Searches stocks for a text, once no more of it has been typed for 300 ms; an older search is given up. */
export function useStockSearch(text: string): StockSearch {
  const wd = text.trim()
  const [result, setResult] = useState<{ readonly wd: string; readonly search: StockSearch }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (wd === '') return
    const giveUp = new AbortController()
    const ask = async () => {
      try {
        const { Result } = await call(stockSearch, { wd }, { silent: true, signal: giveUp.signal })
        setResult({ wd, search: { at: 'found', stocks: Result.stock } })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.fault === 'cancelled') return
        const retry = () => {
          setResult(undefined)
          setAttempt(attempt + 1)
        }
        setResult({ wd, search: { at: 'failed', isPureOffline: error.fault === 'pureOffline', retry } })
      }
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [wd, attempt])
  if (wd === '') return { at: 'idle' }
  return result?.wd === wd ? result.search : { at: 'searching' }
}
