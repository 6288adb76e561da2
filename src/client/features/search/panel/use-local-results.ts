import { useEffect, useMemo } from 'react'
import type { EntryKind } from '../../../core/searchable.ts'
import { beginLocalSearch, type SearchResult, useLocalSearch } from '../../local-search/lazy.ts'

/** The order of the kinds in the local panel; others follow. */
const ORDER: readonly EntryKind[] = ['icon', 'folder', 'group', 'setting', 'command']
const MAX_RESULTS = 50

/** The local results for a text, by kind, the best of each kind first; `complete` once everything has been searched. */
export function useLocalResults(text: string, isEnabled: boolean) {
  useEffect(() => {
    if (isEnabled) beginLocalSearch()
  }, [isEnabled])
  const { results, complete } = useLocalSearch(isEnabled ? text : '', MAX_RESULTS)
  const byKind = useMemo(() => results.toSorted((one, other) => placeOf(one) - placeOf(other)), [results])
  return { results: byKind, complete }
}

const placeOf = ({ source: { kind } }: SearchResult) => (ORDER.indexOf(kind) + ORDER.length + 1) % (ORDER.length + 1)
