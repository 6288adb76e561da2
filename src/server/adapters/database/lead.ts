import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { describeError, type Log } from '../../core/log.ts'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/** The advisory lock of the process that does what is done once for all nodes. */
const LEADER_LOCK = 0x67_6b_6c
/** Between two attempts to lead, and two looks at whether one still does, in ms. */
const LOOK_MS = 2000

interface LeadPorts {
  readonly database: Kysely<Tables>
  readonly log: Log
  /** Begins what the leader does. @returns ends it */
  readonly begin: () => () => void
  readonly lookMs?: number
  readonly metrics?: Metrics
}

/**
 * Leads the processes of a database while no other one does. Whoever leads has a connection with a lock, which the
 * database takes back when its holder is gone: for as long as that stays unnoticed there may be two, so that what they
 * do must be harmless when it is done twice.
 * @returns resigns
 */
export function lead({
  database,
  log,
  begin: beginTerm,
  lookMs = LOOK_MS,
  metrics = NO_METRICS,
}: LeadPorts): () => Promise<void> {
  let isLeader = false
  const begin = () => {
    const end = beginTerm()
    isLeader = true
    return () => {
      isLeader = false
      end()
    }
  }
  metrics.watch('genkan_leader', {}, () => Number(isLeader))
  if (!isPostgres(database)) {
    const end = begin()
    return async () => end()
  }
  const resigned = new AbortController()
  const pause = () => wait(lookMs, undefined, { ref: false, signal: resigned.signal }).catch(() => {})
  const term = () =>
    database.connection().execute(async (connection) => {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LEADER_LOCK}) as taken`.execute(
        connection,
      )
      if (rows[0]?.taken !== true) return
      log.info({}, 'this node leads')
      const end = begin()
      try {
        while (!resigned.signal.aborted) {
          await pause()
          await sql`select 1`.execute(connection)
        }
      } catch (error) {
        log.warn(describeError(error), 'this node leads no longer')
      } finally {
        end()
        await sql`select pg_advisory_unlock(${LEADER_LOCK})`.execute(connection).catch(() => {})
      }
    })
  const run = async () => {
    while (!resigned.signal.aborted) {
      await term().catch(() => {}) // a database that is away has no leader; requests tell that it is
      await pause()
    }
  }
  const running = run()
  return () => {
    resigned.abort()
    return running
  }
}
