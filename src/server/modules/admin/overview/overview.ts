import type { Hono } from 'hono'
import type * as v from 'valibot'
import { adminOverview, WAITING, type Waiting } from '../../../../shared/api/admin-overview.ts'
import { isPostgres } from '../../../adapters/database/is-postgres.ts'
import { appliedMigrations } from '../../../adapters/database/migrate.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { countProcesses } from '../../../adapters/database/processes.ts'
import type { Clock } from '../../../core/clock.ts'
import type { ReadDisk } from '../../../core/ports/disk.ts'
import type { Env } from '../../../core/route/context.ts'
import type { ErrorLog } from '../../../core/route/error-log.ts'
import type { UserLimit } from '../../../core/route/limits.ts'
import { mountForAdmin } from '../../../core/route/route.ts'
import type { SourceHealthLog } from '../../../core/upstream/source-health.ts'
import { countErrors } from './count-errors.ts'
import { countUsers, measureStorage } from './figures.ts'
import { countUsedLogins, listLoginHours } from './login-hours.ts'
import { sourceState, type WatchedSource } from './source-state.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How much waits for the administrator, and since when the oldest does, in ms since the epoch. */
export interface WaitingCount {
  readonly count: number
  readonly since?: number
}

export interface OverviewPorts {
  readonly database: Database
  readonly clock: Clock
  readonly errors: ErrorLog
  readonly health: SourceHealthLog
  readonly sources: readonly WatchedSource[]
  /** Of what this server has. */
  readonly waiting: { readonly [name in Waiting]?: () => Promise<WaitingCount> }
  readonly readDisk: ReadDisk
  readonly version: string
  readonly settings: v.InferOutput<typeof adminOverview.output>['settings']
}

/** Route that tells how the server does. */
export function mountOverview(app: Hono<Env>, ports: OverviewPorts, limit: UserLimit): void {
  const { database, clock, errors, version, settings } = ports
  const startedAt = clock.now()
  const look = async (dayMinutes: number | undefined) => {
    const now = clock.now()
    const dayStart = dayMinutes === undefined ? Math.floor(now / DAY_MS) * DAY_MS : now - dayMinutes * MINUTE_MS
    const disk = await ports.readDisk()
    return {
      users: await countUsers(database, { now, dayStart }),
      logins: { active: await countUsedLogins(database, now - DAY_MS), hours: await listLoginHours(database, now) },
      storage: { ...(await measureStorage(database)), ...(disk && { disk }) },
      errors: countErrors(errors.list(), { since: errors.since(), dayStart, now }),
      sources: listSources(ports, now),
      waiting: await countWaiting(ports),
      versions: {
        program: version,
        node: process.version,
        database: isPostgres(database) ? ('postgres' as const) : ('sqlite' as const),
        migrations: [...(await appliedMigrations(database))],
      },
      startedAt,
      processes: await countProcesses(database),
      settings,
    }
  }
  mountForAdmin(app, adminOverview, ({ dayMinutes }) => look(dayMinutes), limit)
}

const listSources = ({ health, sources }: OverviewPorts, now: number) =>
  sources.map((source) => {
    const { failures = 0, ...known } = health.of(source.id)
    const { id, need } = source
    return { id, need, state: sourceState(source, health.of(id), now), ...known, failures }
  })

async function countWaiting({ waiting }: OverviewPorts) {
  const counts = WAITING.map(async (name) => {
    const counted = await waiting[name]?.()
    return counted === undefined ? [] : [{ name, ...counted }]
  })
  return (await Promise.all(counts)).flat()
}
