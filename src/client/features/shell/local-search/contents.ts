import { loadSearchables } from '../../../core/contribute/loaders.ts'
import type { Searchable } from '../../../core/contribute/searchable.ts'

/** How many entries of the user's a source has. */
export interface ContentCount {
  readonly source: Searchable
  readonly count: number
}

/** The kinds of entries that are the user's own, in the order in which they are listed. */
const OWN = ['group', 'icon', 'folder', 'content'] as const

/** The sources that list what documents hold. */
export const ownSources = (sources: readonly Searchable[]): readonly Searchable[] =>
  OWN.flatMap((kind) => sources.filter((source) => source.kind === kind && source.subscribe !== undefined))

/**
 * Counts what the user has, by sources: now and after each change.
 * @returns stops it
 */
export function followContents(tell: (counts: readonly ContentCount[]) => void): () => void {
  const stops: (() => void)[] = []
  let isStopped = false
  async function count(sources: readonly Searchable[]) {
    const lists = await Promise.all(sources.map(({ list }) => list()))
    if (!isStopped) tell(sources.map((source, index) => ({ source, count: lists[index]?.length ?? 0 })))
  }
  async function start() {
    const sources = ownSources(await loadSearchables())
    if (isStopped) return
    for (const { subscribe } of sources) stops.push(subscribe?.(() => void count(sources)) ?? (() => {}))
    await count(sources)
  }
  start().catch(() => {}) // offline: the next opening tries again
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
