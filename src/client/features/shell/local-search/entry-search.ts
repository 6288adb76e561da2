import { useEffect, useState } from 'react'
import { bareAddress } from '../../../lib/url/bare-address.ts'
import { type Findable, type Indexed, indexEntries, searchIndex } from './kernel/search-index.ts'
import type { Synonyms } from './kernel/synonyms.ts'
import type { Readings } from './kernel/units.ts'
import { currentSynonyms } from './synonyms.ts'

const noReadings: Readings = () => []

/**
 * A search in one list, for a view of its own; entries whose texts are the same in the next search keep their
 * preparation.
 * @returns finds the entries that a text matches, as the local search does, best first; none for a blank text. Of an
 * address that is typed, scheme and `www.` do not count.
 */
export function createEntrySearch<T extends Findable>() {
  let last: { indexed: readonly Indexed<T>[]; readings: Readings; synonyms: Synonyms } | undefined
  return (entries: readonly T[], text: string, readings: Readings, synonyms: Synonyms): readonly T[] => {
    const query = bareAddress(text)
    if (query === '') return []
    const isSame = last?.readings === readings && last.synonyms === synonyms
    const steps = indexEntries(entries, (isSame && last?.indexed) || [], readings, synonyms)
    let step = steps.next()
    while (!step.done) step = steps.next()
    last = { indexed: step.value, readings, synonyms }
    const order = { recencyOf: () => undefined, kindOf: () => 0 }
    return searchIndex(new Map([['', step.value]]), query, order, entries.length).hits.map(({ found }) => found.entry)
  }
}

/** The entries of a list that a text matches: by name, pinyin once its table has loaded, synonyms and typing errors. */
export function useEntrySearch<T extends Findable>(entries: readonly T[], text: string): readonly T[] {
  const [find] = useState(() => createEntrySearch<T>())
  const [readings, setReadings] = useState<Readings>(() => noReadings)
  useEffect(() => {
    void import('../../../lib/text/pinyin-readings.ts')
      .then(({ pinyinReadings }) => setReadings(() => pinyinReadings))
      .catch(() => {})
  }, [])
  return find(entries, text, readings, currentSynonyms())
}

/** The entries of a list that a text narrows: all for a blank one, else those that it finds, best first. */
export function useEntryFilter<T extends Findable>(entries: readonly T[], text: string): readonly T[] {
  const found = useEntrySearch(entries, text)
  return bareAddress(text) === '' ? entries : found
}
