import type { SourceState } from '../../../../shared/api/admin-overview.ts'
import type { SourceHealth } from '../../../core/upstream/source-health.ts'

/** Age up to which an answer stands in for a failed one. */
const STALE_MS = 24 * 3_600_000

/** A source as the operator has set it up. */
export interface WatchedSource {
  readonly id: string
  readonly need: 'none' | 'set' | 'unset'
  readonly isOff: boolean
}

/** How a source does. */
export function sourceState({ need, isOff }: WatchedSource, health: SourceHealth, now: number): SourceState {
  const { succeededAt, failedAt, failures = 0 } = health
  if (isOff || need === 'unset') return 'off'
  if (succeededAt === undefined) return failedAt === undefined ? 'unasked' : 'failing'
  if (failures === 0) return 'fresh'
  return now - succeededAt < STALE_MS ? 'stale' : 'failing'
}
