import type { SourceState } from '../../../../../../shared/api/admin-overview.ts'

interface Source {
  readonly state: SourceState
  /** In ms since the epoch. */
  readonly succeededAt?: number | undefined
  readonly latencyMs?: number | undefined
  readonly failure?: string | undefined
  readonly failures: number
}

/**
 * How third parties that are asked for the same do together. `fresh`: all answer; `partly`: some do not; `stale`: none does,
 * and something old is shown; `failing`: there is nothing to show; `unasked`, `off`: there was no need.
 */
export type SourcesState = 'fresh' | 'partly' | 'stale' | 'failing' | 'unasked' | 'off'

/** What is said of them. */
export interface SourcesSummary {
  readonly state: SourcesState
  /** How many are asked, and how many of these do not answer. */
  readonly used: number
  readonly troubled: number
  /** When one has answered last, and how long that took; absent if none has. */
  readonly succeededAt?: number | undefined
  readonly latencyMs?: number | undefined
  /** Of what has failed the most often: how often, and why. */
  readonly failures: number
  readonly failure?: string | undefined
}

/** Sums up how third parties do that are asked for the same. */
export function summarize(sources: readonly Source[]): SourcesSummary {
  const used = sources.filter(({ state }) => state !== 'off')
  const troubled = used.filter(({ state }) => state === 'stale' || state === 'failing')
  const last = used.toSorted((a, b) => (b.succeededAt ?? 0) - (a.succeededAt ?? 0))[0]
  const worst = troubled.toSorted((a, b) => b.failures - a.failures)[0]
  return {
    state: stateOf(used, troubled),
    used: used.length,
    troubled: troubled.length,
    succeededAt: last?.succeededAt,
    latencyMs: last?.latencyMs,
    failures: worst?.failures ?? 0,
    failure: worst?.failure,
  }
}

function stateOf(used: readonly Source[], troubled: readonly Source[]): SourcesState {
  if (used.length === 0) return 'off'
  if (troubled.length === 0) return used.some(({ state }) => state === 'fresh') ? 'fresh' : 'unasked'
  if (used.some(({ state }) => state === 'fresh')) return 'partly'
  return troubled.some(({ state }) => state === 'stale') ? 'stale' : 'failing'
}
