import type { Fresh } from '../core/upstream/live-data.ts'
import type { QuerySource } from './runner.ts'
import { SourceFailure } from './source.ts'

/**
 * Asks several third parties that answer the same question, in order: the first result of now, else the youngest of
 * the stale ones.
 * @throws SourceFailure of the first that is not switched off, when there is no result
 */
export function openChain<Query, Result>(queries: readonly QuerySource<Query, Result>[]): QuerySource<Query, Result> {
  return async (query, caller) => {
    const stale: Fresh<Result>[] = []
    const failures: SourceFailure[] = []
    for (const ask of queries) {
      try {
        const result = await ask(query, caller)
        if (result.from !== 'stale') return result
        stale.push(result)
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error
        failures.push(error)
      }
    }
    const [youngest] = stale.toSorted((one, other) => one.age - other.age)
    if (youngest !== undefined) return youngest
    throw failures.find(({ kind }) => kind !== 'off') ?? failures[0] ?? new SourceFailure('off', 'nobody is asked')
  }
}
