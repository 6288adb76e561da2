import { backupHistory, backupVersion } from '../../../../../shared/api/sync.ts'
import { SECTIONS, type Section } from '../../../../../shared/entities/section.ts'
import type { SectionTime } from '../../../../../shared/entities/sync.ts'
import { registry } from '../../../../core/contribute/registry.ts'
import { call } from '../../../../core/net/call.ts'
import { readContent, type SectionContent } from '../../sync/lazy.ts'
import { type CloudPush, type Histories, pushesOf, type Times } from '../kernel/pushes.ts'
import { createQuota } from './quota.ts'

/** Sections of versions; undefined for one that cannot be read. */
export type Contents = ReadonlyMap<Section, SectionContent | undefined>

/** What the cloud keeps of a user, as it was when it was opened. Versions are read when they are asked for. */
export interface CloudTimeline {
  readonly histories: Histories
  /** The newest first. */
  readonly pushes: readonly CloudPush[]
  /**
   * Reads versions, each once.
   * @param lookingAhead for what is only seen: waits for its turn until the signal ends it
   * @throws CallError if the cloud does not give them
   */
  contentsOf(times: Times, lookingAhead?: AbortSignal): Promise<Contents>
}

/** Of the sixty versions that the server gives in a minute, so many are for rows that are only seen. */
const AHEAD = { limit: 30, windowMs: 60_000 } as const

/** Reads which versions of sections there are. @throws CallError */
export async function openCloudTimeline(sections: readonly Section[]): Promise<CloudTimeline> {
  const lists = await Promise.all(
    sections.map(
      async (section) => [section, (await call(backupHistory, { section }, { silent: true })).list] as const,
    ),
  )
  const histories: Histories = Object.fromEntries(lists)
  const quota = createQuota(AHEAD.limit, AHEAD.windowMs)
  const read = new Map<string, Promise<SectionContent | undefined>>()

  async function contentOf(section: Section, time: SectionTime, lookingAhead: AbortSignal | undefined) {
    const key = `${section} ${time}`
    if (!read.has(key)) {
      if (lookingAhead === undefined) quota.count()
      else await quota.wait(lookingAhead)
    }
    const reading = read.get(key) ?? readVersion(section, time)
    read.set(key, reading)
    reading.catch(() => read.delete(key))
    return reading
  }

  return {
    histories,
    pushes: pushesOf(histories),
    async contentsOf(times, lookingAhead) {
      const wanted = SECTIONS.flatMap((section) => {
        const time = times[section]
        return time === undefined ? [] : [{ section, time }]
      })
      return new Map(
        await Promise.all(
          wanted.map(async ({ section, time }) => [section, await contentOf(section, time, lookingAhead)] as const),
        ),
      )
    },
  }
}

async function readVersion(section: Section, time: SectionTime): Promise<SectionContent | undefined> {
  const { body } = await call(backupVersion, { section, time }, { silent: true })
  return readContent(section, body, registry().documents)
}
