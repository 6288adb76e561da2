import { useEffect, useMemo } from 'react'
import type { EntryKind } from '../../../core/searchable.ts'
import { beginLocalSearch, type SearchResult, useLocalSearch } from '../../local-search/lazy.ts'

/** The order of the kinds in the local panel; others follow. */
const ORDER: readonly EntryKind[] = ['icon', 'folder', 'group', 'setting', 'command']
const MAX_RESULTS = 50

/** The local results for a text: by kind, the best of each kind first. */
export function useLocalResults(text: string, isEnabled: boolean): readonly SearchResult[] {
  useEffect(() => {
    if (isEnabled) beginLocalSearch()
  }, [isEnabled])
  const { results } = useLocalSearch(isEnabled ? text : '', MAX_RESULTS)
  return useMemo(() => results.toSorted((one, other) => placeOf(one) - placeOf(other)), [results])
}

const placeOf = ({ source: { kind } }: SearchResult) => (ORDER.indexOf(kind) + ORDER.length + 1) % (ORDER.length + 1)
