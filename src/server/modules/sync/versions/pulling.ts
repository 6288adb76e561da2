import * as v from 'valibot'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { asyncTimesOf } from '../../../../shared/entities/sync.ts'
import { note } from '../../../adapters/database/note.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Clock } from '../../../core/clock.ts'
import { refuse } from '../../../core/route/errors.ts'
import type { Session } from '../../../core/route/session.ts'
import { markSessions, SYNCED_MS } from '../mark-sessions.ts'
import { unpackBody } from './unpack-body.ts'
import { listVersions, readCurrent, readEpoch, readTimes, readVersion } from './version-repository.ts'

const sectionNames = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(SECTIONS)))

/** What a user reads of the cloud. */
export function createPulling({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async readTimes({ userId }: Session) {
      const epoch = await readEpoch(database)
      return { epoch, ...asyncTimesOf(await readTimes(database, userId)) }
    },

    /** @param key names of sections as JSON; of all without it */
    async readSections({ id, userId, syncedAt }: Session, key: string | undefined) {
      const sections = key === undefined ? SECTIONS : namesOf(key)
      const epoch = await readEpoch(database)
      const current = await readCurrent(database, userId, sections)
      const bodies = await Promise.all(current.map(async (one) => [one.section, await unpackBody(one.packed)] as const))
      const times = new Map(current.map(({ section, time }) => [section, time]))
      const now = clock.now()
      if (now - syncedAt >= SYNCED_MS) await note(markSessions(database, [{ sessionId: id }], now))
      return {
        epoch,
        async_time: Object.fromEntries(sections.map((section) => [section, times.get(section) ?? 0])),
        ...Object.fromEntries(bodies),
      }
    },

    async listVersions({ userId }: Session, section: Section) {
      return { list: [...(await listVersions(database, userId, section))] }
    },

    async readVersion({ userId }: Session, section: Section, time: number) {
      const version = await readVersion(database, userId, section, time)
      if (version === undefined) return refuse(CODE.notFound, 'versionGone')
      return { time, body: await unpackBody(version.packed) }
    },
  }
}

function namesOf(key: string): readonly Section[] {
  const names = v.safeParse(sectionNames, key)
  return names.success ? [...new Set(names.output)] : refuse(CODE.invalid, 'invalid', { field: 'key' })
}
