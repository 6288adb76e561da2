import { useMemo } from 'react'
import { useStore } from 'zustand'
import { ENTRY_KINDS, type EntryKind, type Searchable, type SearchEntry } from '../../../core/contribute/searchable.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { home } from '../../data/home/index.ts'
import { type AskedEntries, askFor, useAskedEntries } from './asked-entries.ts'
import { iconUses, recentEntries } from './document.ts'
import { queryOf } from './kernel/form.ts'
import { isStrong, RANK, type Range, rangesOf } from './kernel/match.ts'
import { type Hit, type Hits, searchIndex } from './kernel/search-index.ts'
import { type LocalIndex, localIndex, whenIndexed } from './local-index.ts'
import { addRecent, addUse, byUse, recentId } from './model.ts'

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
  const index = useStore(localIndex)
  const recent = useDocument(recentEntries, (ids) => ids)
  const { entries, complete } = useAskedEntries(text)
  const found = useMemo(
    () => searchIn(withAsked(index, entries), recent, text, limit),
    [index, entries, recent, text, limit],
  )
  return { ...found, complete: found.complete && complete }
}

/** The index with what others have found. */
const withAsked = (index: LocalIndex, asked: AskedEntries['entries']): LocalIndex =>
  asked.size === 0 ? index : { ...index, entries: new Map([...index.entries, ...asked]) }

/** The best match of a text among everything; undefined if nothing matches. */
export async function findBest(text: string): Promise<SearchResult | undefined> {
  await whenIndexed()
  const { entries } = await askFor(text.trim(), localIndex.getState().sources)
  return searchIn(withAsked(localIndex.getState(), entries), recentEntries.get(), text, 1).results[0]
}

/** The most of one source that a search lists, of visited pages and of what is past: the others are not crowded out. */
const [MOST_OF_SOURCE, MOST_VISITS, MOST_PAST] = [12, 5, 3]
const MOST: Readonly<Partial<Record<EntryKind, number>>> = { browserVisit: MOST_VISITS, past: MOST_PAST }

function searchIn(index: LocalIndex, recent: readonly string[], text: string, limit: number): SearchResults {
  const { hits, total } = hitsIn(index, recent, text, limit)
  return { results: resultsOf(hits, index, text), total, complete: index.complete }
}

function hitsIn(
  { sources, entries }: LocalIndex,
  recent: readonly string[],
  text: string,
  limit: number,
): Hits<SearchEntry> {
  const recency = new Map(recent.map((id, index) => [id, index]))
  const isPast = (source: string) => sources.get(source)?.kind === 'past'
  const order = {
    recencyOf: (source: string, id: string) => recency.get(recentId(source, id)),
    kindOf: (source: string) => ENTRY_KINDS.indexOf(sources.get(source)?.kind ?? 'content'),
    // what is there comes before what was
    bestRankOf: (source: string) => (isPast(source) ? RANK.keyword : RANK.exact),
    mostOf: (source: string) => MOST[sources.get(source)?.kind ?? 'content'] ?? MOST_OF_SOURCE,
  }
  return searchIndex(entries, text, order, limit)
}

function resultsOf(hits: readonly Hit<SearchEntry>[], { sources }: LocalIndex, text: string): readonly SearchResult[] {
  const query = queryOf(text)
  return hits.flatMap(({ source: sourceId, found: { entry, title } }) => {
    const source = sources.get(sourceId)
    return source === undefined ? [] : [toResult(source, entry, rangesOf(entry.title, title, query))]
  })
}

/** Among so many of the best matches the strong ones are looked for: a word of a title comes before a whole keyword. */
const LOOKED_THROUGH = 30

/**
 * What a text names on this page beyond doubt, for a search of something else; the best first. Nobody waits for those who
 * are asked: they find more as they answer.
 */
export function useStrongResults(text: string, limit: number): Pick<SearchResults, 'results' | 'complete'> {
  const pages = useStore(localIndex)
  const recent = useDocument(recentEntries, (ids) => ids)
  const { entries } = useAskedEntries(text)
  return useMemo(() => {
    const index = withAsked(pages, entries)
    const query = queryOf(text)
    const { hits } = hitsIn(index, recent, text, LOOKED_THROUGH)
    const strong = hits.filter(({ rank }) => isStrong(rank, query))
    // a command and the setting that it changes have one name
    const named = new Map(strong.toReversed().map((hit) => [hit.found.entry.title, hit]))
    const unique = strong.filter((hit) => named.get(hit.found.entry.title) === hit)
    return { results: resultsOf(unique.slice(0, limit), index, text), complete: index.complete }
  }, [pages, entries, recent, text, limit])
}

/** The user’s icons, the most used first; without a use those outside of folders first. */
export function useMostUsedIcons(limit: number): readonly SearchResult[] {
  const { sources, entries } = useStore(localIndex)
  const uses = useDocument(iconUses, (now) => now)
  const { dock, groups } = useDocument(home, (now) => now)
  return useMemo(() => {
    const unfolded = new Set([...dock, ...groups.flatMap(({ children }) => children)].map(({ id }) => id))
    const icons = [...sources.values()]
      .filter(({ kind }) => kind === 'icon')
      .flatMap((source) => (entries.get(source.id) ?? []).map(({ entry }) => toResult(source, entry)))
      .toSorted((one, other) => Number(unfolded.has(other.entry.id)) - Number(unfolded.has(one.entry.id)))
    return byUse(icons, ({ entry }) => entry.id, uses).slice(0, limit)
  }, [sources, entries, uses, dock, groups, limit])
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
  [...localIndex.getState().sources.values()].flatMap((source) => {
    const entry = source.fallback?.(text)
    return entry === undefined ? [] : [toResult(source, entry)]
  })

/** What can be done with an address that is typed, beside opening it. */
export const offersForAddress = (url: string): readonly SearchResult[] =>
  fallbacksFor(url).filter(({ source }) => source.takesAddresses)

const toResult = (source: Searchable, entry: SearchEntry, ranges: readonly Range[] = []): SearchResult => ({
  id: recentId(source.id, entry.id),
  source,
  entry,
  ranges,
})

/** Runs an entry, and remembers it as used last; what is past or was asked for is remembered where it is kept. */
export function runResult({ id, source, entry }: SearchResult, inNewTab: boolean): void {
  const isKept = source.kind !== 'past' && source.ask === undefined
  if (source.fallback === undefined && isKept) recentEntries.update((now) => addRecent(now, id))
  if (source.kind === 'icon') countUse(entry.id)
  void entry.run(inNewTab)
}

/** Counts an opening of the icon with this id. */
export const countUse = (id: string): void => iconUses.update((now) => addUse(now, id))

/** Removes an entry from those used last. */
export const removeRecent = (id: string): void => recentEntries.update((now) => now.filter((one) => one !== id))
