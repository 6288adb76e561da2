import { CODE } from '../../../../../shared/api/endpoint.ts'
import { asyncTime, backupHistory, navInfo, updateBackup } from '../../../../../shared/api/sync.ts'
import { SECTIONS, type Section } from '../../../../../shared/entities/section.ts'
import { asyncTimesOf } from '../../../../../shared/entities/sync.ts'
import type { CallPorts } from '../../../../core/net/call.ts'
import { type Cloud, CloudFailure, type Push } from '../syncer/cloud.ts'

const CODES: Partial<Record<CloudFailure['fault'], number>> = {
  ...{ stale: CODE.stale, otherEpoch: CODE.otherEpoch },
  ...{ tooLarge: CODE.sectionTooLarge, full: CODE.full },
}

/** Answers the calls of a page by a cloud, as the server does. */
export const answerCalls =
  (cloud: Cloud, device: string): NonNullable<CallPorts['fetch']> =>
  async (url, init) => {
    const { pathname, searchParams } = new URL(String(url), 'http://x')
    try {
      const data = await answerTo(cloud, device, pathname, searchParams, init?.body)
      return Response.json({ code: CODE.ok, msg: '', data })
    } catch (error) {
      const failure = error instanceof CloudFailure ? error : undefined
      const code = failure === undefined ? CODE.notFound : CODES[failure.fault]
      if (code === undefined) throw new TypeError('offline')
      return Response.json({
        code,
        msg: '',
        data: failure?.section === undefined ? null : { section: failure.section },
      })
    }
  }

async function answerTo(cloud: Cloud, device: string, path: string, query: URLSearchParams, body: unknown) {
  if (path === asyncTime.path) {
    const { epoch, times } = await cloud.times()
    return { epoch, ...asyncTimesOf(times) }
  }
  if (path === navInfo.path) {
    const { epoch, times, bodies } = await cloud.read(sectionsOf(query.get('key')))
    return { epoch, async_time: times, ...bodies }
  }
  if (path === backupHistory.path) {
    const version = {
      time: 1,
      device,
      reason: 'edit',
      size: 1,
      backup_time: 1,
      replaced_blind: false,
      is_current: true,
    }
    return { list: [version] }
  }
  if (path !== updateBackup.path) throw new Error(path)
  const { op_id: opId, epoch, base, reason, ...bodies } = JSON.parse(String(body))
  const push: Push = { opId, epoch, base, reason, bodies: pickSections(bodies) }
  const written = await cloud.write(push, new Map())
  return { epoch: written.epoch, async_time: written.times }
}

const sectionsOf = (key: string | null): readonly Section[] => {
  const asked: unknown = JSON.parse(key ?? '[]')
  return SECTIONS.filter((section) => Array.isArray(asked) && asked.includes(section))
}

const pickSections = (bodies: Readonly<Record<string, string>>) =>
  Object.fromEntries(SECTIONS.flatMap((section) => (bodies[section] === undefined ? [] : [[section, bodies[section]]])))
