import { useState } from 'react'
import { type SearchResult, useStrongResults } from '../../../../shell/local-search/lazy.ts'

/** The most entries of this page that a search of the web offers. */
const MAX_HITS = 2

/**
 * What a text names on this page. As soon as something is listed below the hits they stay as they are until another
 * text is typed: nothing moves under the pointer.
 */
export function useOwnHits(text: string, isListedBelow: boolean): readonly SearchResult[] {
  const found = useStrongResults(text, MAX_HITS)
  const [held, setHeld] = useState<{ readonly text: string; readonly hits: readonly SearchResult[] }>()
  if (held?.text === text) return held.hits
  if (isListedBelow) setHeld({ text, hits: found })
  return found
}
