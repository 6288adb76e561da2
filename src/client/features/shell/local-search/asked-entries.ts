import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { onGrantsChange } from '../../../core/browser/grants.ts'
import type { Searchable, SearchEntry } from '../../../core/contribute/searchable.ts'
import type { SearchIndex } from './kernel/search-index.ts'
import { localIndex, prepareEntries } from './local-index.ts'

/** How long a text rests before others are asked, in ms: long enough for the next key, too short to be waited for. */
const DEBOUNCE_MS = 80

/** What those have found who are asked for each text. */
export interface AskedEntries {
  /** The text that they were asked for last. */
  readonly text: string
  readonly entries: SearchIndex<SearchEntry>
}

const NOTHING: AskedEntries = { text: '', entries: new Map() }

/** Asks the sources that find entries for a text; one that fails finds nothing. */
export async function askFor(text: string, sources: ReadonlyMap<string, Searchable>): Promise<AskedEntries> {
  const found = [...sources.values()].flatMap(({ id, ask }) => (ask === undefined ? [] : [entriesOf(id, ask(text))]))
  return { text, entries: new Map(await Promise.all(found)) }
}

const entriesOf = async (id: string, asked: Promise<readonly SearchEntry[]>) =>
  [id, await prepareEntries(await asked.catch(() => []))] as const

/**
 * What is found for a text by those who are asked, once it rests, and again as the browser allows more. Until then what
 * they have found for the text before: the rest of a word finds among that at once.
 */
export function useAskedEntries(text: string): AskedEntries & { readonly complete: boolean } {
  const sources = useStore(localIndex, (index) => index.sources)
  const [asked, setAsked] = useState(NOTHING)
  const query = text.trim()
  const isAsking = query !== '' && [...sources.values()].some(({ ask }) => ask !== undefined)
  useEffect(() => {
    // questions to others
    if (!isAsking) return undefined
    let isOutdated = false
    const ask = () =>
      void askFor(query, sources).then((found) => {
        if (!isOutdated) setAsked(found)
      })
    const timer = setTimeout(ask, DEBOUNCE_MS)
    const endGrants = onGrantsChange(ask)
    return () => {
      isOutdated = true
      clearTimeout(timer)
      endGrants()
    }
  }, [query, sources, isAsking])
  // what is found for the rest of a word is among what was found for its beginning
  const isAnswered = asked.text !== '' && query.startsWith(asked.text)
  return { ...(isAsking ? asked : NOTHING), complete: !isAsking || isAnswered }
}
