import type { Logger, LogLevel } from 'kysely'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import { failureOf } from './failure.ts'

export const countDatabaseError = (metrics: Metrics, error: unknown): void =>
  metrics.count('genkan_database_errors_total', { reason: failureOf(error) ?? 'other' })

/** What Kysely is to tell of queries; nothing without metrics, so that it takes no time of any. */
export const logQueries = (metrics: Metrics = NO_METRICS): Logger | LogLevel[] =>
  metrics === NO_METRICS
    ? []
    : (event) => {
        metrics.observe('genkan_database_query_duration_seconds', {}, event.queryDurationMillis / 1000)
        if (event.level === 'error') countDatabaseError(metrics, event.error)
      }
