import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../core/react.ts'
import { ENTRY_KINDS, type Searchable, type SearchEntry } from '../../core/searchable.ts'
import { recentEntries } from './document.ts'
import { queryOf } from './kernel/form.ts'
import { type Range, rangesOf } from './kernel/match.ts'
import { searchIndex } from './kernel/search-index.ts'
import { localIndex } from './local-index.ts'
import { addRecent, recentId } from './model.ts'

/** An entry as a list shows it. */
export interface SearchResult {
  /** Unique among all sources. */
  readonly id: string
  readonly source: Searchable
  readonly entry: SearchEntry
  /** The parts of the title that match. */
  readonly ranges: readonly Range[]
}

/** The results of a search. */
export interface SearchResults {
  readonly results: readonly SearchResult[]
  /** The number of all matches; `results` has the best. */
  readonly total: number
  /** False while the index is being built: more may be found. */
  readonly complete: boolean
}

/** The results for a text; the component renders again when the index changes. */
export function useLocalSearch(text: string, limit: number): SearchResults {
  const { sources, entries, complete } = useStore(localIndex)
  const recent = useDocument(recentEntries, (ids) => ids)
  return useMemo(() => {
    const recency = new Map(recent.map((id, index) => [id, index]))
    const { hits, total } = searchIndex(
      entries,
      text,
      {
        recencyOf: (source, id) => recency.get(recentId(source, id)),
        kindOf: (source) => ENTRY_KINDS.indexOf(sources.get(source)?.kind ?? 'content'),
      },
      limit,
    )
    const query = queryOf(text)
    const results = hits.flatMap(({ source: sourceId, found: { entry, title } }) => {
      const source = sources.get(sourceId)
      return source === undefined ? [] : [toResult(source, entry, rangesOf(entry.title, title, query))]
    })
    return { results, total, complete }
  }, [sources, entries, complete, recent, text, limit])
}

/** What an empty search offers: the entries used last, and those that suggest themselves. */
export function useOffers(limit: number): {
  readonly recent: readonly SearchResult[]
  readonly suggested: readonly SearchResult[]
} {
  const { sources, entries } = useStore(localIndex)
  const recentIds = useDocument(recentEntries, (ids) => ids)
  return useMemo(() => {
    const all = [...sources.values()].flatMap((source) =>
      (entries.get(source.id) ?? []).map(({ entry }) => toResult(source, entry)),
    )
    const byId = new Map(all.map((result) => [result.id, result]))
    const recent = recentIds.flatMap((id) => byId.get(id) ?? []).slice(0, limit)
    return { recent, suggested: all.filter((one) => one.entry.suggested && !recent.includes(one)) }
  }, [sources, entries, recentIds, limit])
}

/** What can be done with a text that nothing matches. */
export const fallbacksFor = (text: string): readonly SearchResult[] =>
  [...localIndex.getState().sources.values()].flatMap((source) =>
    source.fallback ? [toResult(source, source.fallback(text))] : [],
  )

const toResult = (source: Searchable, entry: SearchEntry, ranges: readonly Range[] = []): SearchResult => ({
  id: recentId(source.id, entry.id),
  source,
  entry,
  ranges,
})

/** Runs an entry, and remembers it as used last. */
export function runResult({ id, source, entry }: SearchResult, inNewTab: boolean): void {
  if (source.fallback === undefined) recentEntries.update((now) => addRecent(now, id))
  void entry.run(inNewTab)
}
