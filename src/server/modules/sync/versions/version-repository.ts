import { sql } from 'kysely'
import type { Section } from '../../../../shared/entities/section.ts'
import type { CloudVersion } from '../../../../shared/entities/sync.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Body, Times } from '../kernel/decide-push.ts'
import type { StoredVersion } from '../kernel/thin-history.ts'

/** The timeline of the database. */
export async function readEpoch(database: Database): Promise<string> {
  const epoch = database.selectFrom('instance').select('value').where('key', '=', 'epoch')
  return (await epoch.executeTakeFirstOrThrow()).value
}

/** The current versions of a user's sections; those that are not in the cloud are left out. */
export async function readTimes(database: Database, userId: string): Promise<Times> {
  const rows = await database
    .selectFrom('sync_section')
    .select(['section', 'time'])
    .where('user_id', '=', userId)
    .where('time', '>', 0)
    .execute()
  return Object.fromEntries(rows.map(({ section, time }) => [section, time]))
}

/** Sections as they are in the cloud, all of one moment. */
export async function readCurrent(
  database: Database,
  userId: string,
  sections: readonly Section[],
): Promise<readonly { readonly section: Section; readonly time: number; readonly packed: Uint8Array }[]> {
  if (sections.length === 0) return []
  const rows = await database
    .selectFrom('sync_section')
    .innerJoin('sync_version', (join) =>
      join
        .onRef('sync_version.user_id', '=', 'sync_section.user_id')
        .onRef('sync_version.section', '=', 'sync_section.section')
        .onRef('sync_version.time', '=', 'sync_section.time'),
    )
    .select(['sync_version.section', 'sync_version.time', 'sync_version.body'])
    .where('sync_section.user_id', '=', userId)
    .where('sync_section.section', 'in', sections)
    .execute()
  return rows.map(({ section, time, body }) => ({ section, time, packed: body }))
}

/** The versions of a section that are kept, the newest first. */
export async function listVersions(
  database: Database,
  userId: string,
  section: Section,
): Promise<readonly CloudVersion[]> {
  const current = (await readTimes(database, userId))[section] ?? 0
  const rows = await database
    .selectFrom('sync_version')
    .select(['time', 'device', 'reason', 'size', 'backup_time', 'replaced_blind'])
    .where('user_id', '=', userId)
    .where('section', '=', section)
    .orderBy('time', 'desc')
    .execute()
  return rows.map(({ replaced_blind, ...row }) => ({
    ...row,
    replaced_blind: replaced_blind === 1,
    is_current: row.time === current,
  }))
}

/** The body of a version; undefined where it is not kept. */
export async function readVersion(
  database: Database,
  userId: string,
  section: Section,
  time: number,
): Promise<Body | undefined> {
  const row = await database
    .selectFrom('sync_version')
    .select(['body', 'size'])
    .where('user_id', '=', userId)
    .where('section', '=', section)
    .where('time', '=', time)
    .executeTakeFirst()
  return row && { packed: row.body, size: row.size }
}

/** All versions of a user, for thinning. */
export async function listStoredVersions(database: Database, userId: string): Promise<readonly StoredVersion[]> {
  const rows = await database
    .selectFrom('sync_version')
    .select(['section', 'time', 'reason', 'replaced_blind', sql<number>`length(body)`.as('bytes')])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ section, time, bytes, reason, replaced_blind }) => {
    const isStash = reason === 'stash'
    return { section, time, bytes, isStash, isSpecial: isStash || replaced_blind === 1 }
  })
}

/** Names a version of a user; `size` in bytes, unpacked. */
export interface VersionKey {
  readonly section: Section
  readonly time: number
  readonly size: number
}

export const listVersionKeys = (database: Database, userId: string): Promise<readonly VersionKey[]> =>
  database.selectFrom('sync_version').select(['section', 'time', 'size']).where('user_id', '=', userId).execute()

/** Rows that one statement names. */
const BATCH = 1000

export async function removeVersions(
  database: Database,
  userId: string,
  versions: readonly Pick<StoredVersion, 'section' | 'time'>[],
): Promise<void> {
  for (const [section, ofSection] of Map.groupBy(versions, (one) => one.section))
    for (let at = 0; at < ofSection.length; at += BATCH) {
      const times = ofSection.slice(at, at + BATCH).map(({ time }) => time)
      await database
        .deleteFrom('sync_version')
        .where('user_id', '=', userId)
        .where('section', '=', section)
        .where('time', 'in', times)
        .execute()
    }
}
