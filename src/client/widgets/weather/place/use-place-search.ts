import { useEffect, useState } from 'react'
import { placeSearch } from '../../../../shared/api/weather.ts'
import type { Place } from '../../../../shared/entities/weather.ts'
import { CallError, call, failureOf, type LiveFailure, onGranted } from '../../../kit/live.ts'

/** What is found for a text. */
export interface Found {
  readonly text: string
  readonly isAsking: boolean
  /** Undefined before the first answer. */
  readonly places?: readonly Place[] | undefined
  readonly failure?: LiveFailure | undefined
}

/** After the last key, in ms (spec section 9). */
const DELAY_MS = 300
const NOTHING: Found = { text: '', isAsking: false }

/** The places for a text, asked for when typing pauses; the last ones stay until then. */
export function usePlaceSearch(typed: string): Found {
  const [found, setFound] = useState(NOTHING)
  const text = typed.trim()
  useEffect(() => {
    // the server's answer is outside of React
    if (text === '') return setFound(NOTHING)
    const aborter = new AbortController()
    const ask = async () => {
      setFound(({ places }) => ({ text, isAsking: true, places }))
      try {
        const { places } = await call(placeSearch, { q: text }, { silent: true, signal: aborter.signal })
        if (!aborter.signal.aborted) setFound({ text, isAsking: false, places })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (!aborter.signal.aborted) setFound({ text, isAsking: false, failure: failureOf(error) })
      }
    }
    const askAgain = () => void ask()
    const timer = setTimeout(askAgain, DELAY_MS)
    const endGrants = onGranted(askAgain)
    return () => {
      clearTimeout(timer)
      endGrants()
      aborter.abort()
    }
  }, [text])
  return found
}
