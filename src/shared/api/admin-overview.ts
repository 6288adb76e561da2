import * as v from 'valibot'
import { PASSWORD_POLICIES, REGISTRATIONS } from '../entities/account.ts'
import { MODERATIONS } from '../entities/moderation.ts'
import { sourceNeed } from './capabilities.ts'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './query.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** In ms since the epoch. */
const time = v.number()
/** Points of a curve, the oldest first: what was counted in the hour from `at` on. An hour of which nothing is known is absent. */
const hours = v.array(v.object({ at: time, count }))
const files = v.object({ files: count, bytes: count })

/** What waits for the administrator. */
export const WAITING = ['shares', 'icons', 'reports', 'feedback'] as const
export type Waiting = (typeof WAITING)[number]

/**
 * How a source does. `fresh`: its last answer was one. `stale`: it has failed since, and what users see is at most a day
 * old. `failing`: it has failed, and there is nothing of a day. `unasked`: not once since the start. `off`: switched off,
 * or without what it needs.
 */
export const SOURCE_STATES = ['fresh', 'stale', 'failing', 'unasked', 'off'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

export const adminOverview = endpoint({
  method: 'GET',
  path: '/users/admin_overview',
  about: 'Tells an administrator how this server does. What cannot be known is left out.',
  input: v.object({
    /** How many minutes ago the day of whoever asks has begun; left out, the day of UTC counts. */
    dayMinutes: v.exactOptional(wholeNumber(0, 1500)),
  }),
  output: v.object({
    users: v.object({ total: count, newThisWeek: count, seenToday: count }),
    /** Logins that were used in the last 24 hours, and in each hour of them. */
    logins: v.object({ active: count, hours }),
    storage: v.object({
      /** Pictures that users have uploaded: of themselves, of themes. */
      uploads: files,
      /** Pictures and drawings that are kept with what users have in the cloud. */
      cloudFiles: files,
      databaseBytes: count,
      /** Where the data folder is, if anything of the above is in there. */
      disk: v.exactOptional(v.object({ totalBytes: count, freeBytes: count })),
    }),
    /** Answers of this process that were errors (5xx), an hour at a time for two days at most. */
    errors: v.object({
      /** Since when they are counted. */
      since: time,
      today: count,
      /** Absent where nothing of yesterday was counted; `since` says whether all of it was. */
      yesterday: v.exactOptional(count),
      hours,
      /** Those of today by the pattern of the route, the most first. */
      routes: v.array(v.object({ route: v.string(), count })),
    }),
    /** Third parties, as this process knows them since its start. */
    sources: v.array(
      v.object({
        id: v.string(),
        state: v.picklist(SOURCE_STATES),
        need: sourceNeed,
        succeededAt: v.exactOptional(time),
        /** How long that answer took. */
        latencyMs: v.exactOptional(count),
        failedAt: v.exactOptional(time),
        /** What kind of failure it was. */
        failure: v.exactOptional(v.string()),
        /** How often it has failed since its last answer. */
        failures: count,
      }),
    ),
    /** Of what this server has, how much waits, and since when the oldest does. */
    waiting: v.array(v.object({ name: v.picklist(WAITING), count, since: v.exactOptional(time) })),
    versions: v.object({
      program: v.string(),
      node: v.string(),
      database: v.picklist(['sqlite', 'postgres']),
      /** Names of the migrations that were applied, the oldest first. */
      migrations: v.array(v.string()),
    }),
    /** When the process that answers was started, and how many use the database. */
    startedAt: time,
    processes: count,
    settings: v.object({
      moderation: v.picklist(MODERATIONS),
      registration: v.picklist(REGISTRATIONS),
      policy: v.picklist(PASSWORD_POLICIES),
      hasMail: v.boolean(),
      hasChat: v.boolean(),
      hasSharedIcons: v.boolean(),
    }),
  }),
  auth: 'admin',
  cache: 0,
})
