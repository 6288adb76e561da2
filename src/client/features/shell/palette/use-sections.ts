import { fallbacksFor, removeRecent, type SearchResult, useLocalSearch, useOffers } from '../local-search/lazy.ts'
import { useMessages } from './messages.ts'

/** The most results that are listed. */
const MAX_RESULTS = 50
/** The most recently used entries that an empty palette offers. */
const MAX_RECENT = 6

/** Results under a heading, or without one. */
export interface Section {
  readonly heading: string
  readonly results: readonly SearchResult[]
  /** Whether its rows can be removed, as what was used last. */
  readonly removable?: boolean
}

/** What removes a row: from those used last, or where its entry is kept; undefined if it cannot be removed. */
export const removalOf = (removable: boolean | undefined, { id, entry }: SearchResult): (() => void) | undefined =>
  removable ? () => removeRecent(id) : entry.remove

interface Sections {
  readonly sections: readonly Section[]
  /** The number of matches; 0 while nothing is typed. */
  readonly total: number
  /** Nothing matches: the rows offer something else. */
  readonly isNothing: boolean
  /** False while the index is being built: more may be found. */
  readonly isComplete: boolean
}

/** The rows for a text: the matches, else what can be done without one; for no text what was used last, and commands. */
export function useSections(text: string): Sections {
  const messages = useMessages()
  const { results, total, complete } = useLocalSearch(text, MAX_RESULTS)
  const { recent, suggested } = useOffers(MAX_RECENT)
  if (text.trim() === '') {
    const sections = [
      { heading: messages('recent'), results: recent, removable: true },
      { heading: messages('suggested'), results: suggested },
    ]
    return {
      sections: sections.filter((one) => one.results.length > 0),
      total: 0,
      isNothing: false,
      isComplete: complete,
    }
  }
  const isNothing = total === 0 && complete
  const rows = isNothing ? fallbacksFor(text.trim()) : results
  return { sections: [{ heading: '', results: rows }], total, isNothing, isComplete: complete }
}
