import { createStore } from 'zustand/vanilla'
import { loadSearchables } from '../../../core/contribute/loaders.ts'
import { ENTRY_KINDS, type Searchable, type SearchEntry } from '../../../core/contribute/searchable.ts'
import { onLanguageChange } from '../../../core/text/i18n.ts'
import { type Indexed, indexEntries, type SearchIndex } from './kernel/search-index.ts'
import type { Synonyms } from './kernel/synonyms.ts'
import { hasHan, type Readings } from './kernel/units.ts'
import { currentSynonyms } from './synonyms.ts'

/** The index as far as it is built. */
export interface LocalIndex {
  readonly sources: ReadonlyMap<string, Searchable>
  readonly entries: SearchIndex<SearchEntry>
  /** Whether every source has been listed. */
  readonly complete: boolean
}

/** The index of all entries; it grows source by source. */
export const localIndex = createStore<LocalIndex>()(() => ({ sources: new Map(), entries: new Map(), complete: false }))

/** The longest time in ms that indexing takes from a frame. */
const SLICE_MS = 5

const noReadings: Readings = () => []
let readings = noReadings
/** With what each source was prepared. */
const preparedWith = new Map<string, { readonly readings: Readings; readonly synonyms: Synonyms }>()
/** The sources whose entries have to be listed again. */
const stale = new Set<string>()
let isIndexing = false
let starting: Promise<void> | undefined

/** Before a search: builds the index, or lists again the sources that do not tell of their changes. */
export function beginLocalSearch(): void {
  if (starting === undefined) starting = start()
  else update([...localIndex.getState().sources.values()].flatMap(({ id, subscribe }) => (subscribe ? [] : [id])))
}

/** Lists and indexes everything, or as much as can be loaded. */
export async function whenIndexed(): Promise<void> {
  beginLocalSearch()
  await starting
  while (isIndexing) {
    await new Promise<void>((resolve) => {
      const stop = localIndex.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}

/** From then on the index follows every change of its sources and of the language. */
async function start(): Promise<void> {
  try {
    const sources = await loadSearchables()
    const sorted = sources.toSorted((one, other) => ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind))
    const ids = sorted.map(({ id }) => id)
    localIndex.setState({ sources: new Map(sorted.map((source) => [source.id, source])) })
    for (const { id, subscribe } of sorted) subscribe?.(() => update([id]))
    onLanguageChange(() => update(ids))
    update(ids)
  } catch {
    starting = undefined // offline: tried again for the next search
  }
}

function update(ids: readonly string[]): void {
  for (const id of ids) stale.add(id)
  if (!isIndexing) void indexStale()
}

async function indexStale(): Promise<void> {
  isIndexing = true
  await pause() // changes made together are listed once
  for (const id of stale) {
    stale.delete(id)
    await indexSource(id)
  }
  isIndexing = false
  localIndex.setState({ complete: true })
}

/** Lists a source and indexes it in slices; one that fails keeps its entries. */
async function indexSource(id: string): Promise<void> {
  const source = localIndex.getState().sources.get(id)
  const listed = await Promise.resolve()
    .then(() => source?.list())
    .catch(() => undefined)
  if (listed === undefined) return
  if (readings === noReadings && listed.some(needsReadings)) await loadReadings()
  const synonyms = currentSynonyms()
  const last = preparedWith.get(id)
  const isSame = last?.readings === readings && last.synonyms === synonyms
  const before = isSame ? localIndex.getState().entries.get(id) : undefined
  preparedWith.set(id, { readings, synonyms })
  const indexed = await inSlices(indexEntries(listed, before ?? [], readings, synonyms))
  localIndex.setState(({ entries, sources }) => ({
    entries: new Map([...sources.keys()].map((one) => [one, one === id ? indexed : (entries.get(one) ?? [])])),
  }))
}

/** Prepares entries that are not kept in the index, in slices. */
export async function prepareEntries(entries: readonly SearchEntry[]): Promise<readonly Indexed<SearchEntry>[]> {
  if (readings === noReadings && entries.some(needsReadings)) {
    await loadReadings()
    update([]) // what was prepared without the readings
  }
  return inSlices(indexEntries(entries, [], readings, currentSynonyms()))
}

const needsReadings = ({ title, names = [], keywords = [] }: SearchEntry) => [title, ...names, ...keywords].some(hasHan)

/** Loads the pinyin table; without it names are found by their characters. */
async function loadReadings(): Promise<void> {
  try {
    readings = (await import('../../../lib/text/pinyin-readings.ts')).pinyinReadings
    for (const id of preparedWith.keys()) stale.add(id)
  } catch {
    // offline: tried again with the next change
  }
}

/** Runs a generator to its end, with a pause whenever it has taken its share of a frame. */
async function inSlices(
  steps: Generator<void, readonly Indexed<SearchEntry>[]>,
): Promise<readonly Indexed<SearchEntry>[]> {
  let startedAt = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - startedAt < SLICE_MS) continue
    await pause()
    startedAt = performance.now()
  }
}

/** A task of its own: frames and input come between. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))
