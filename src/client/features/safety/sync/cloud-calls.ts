import { CODE } from '../../../../shared/api/endpoint.ts'
import { asyncTime, backupHistory, navInfo, updateBackup } from '../../../../shared/api/sync.ts'
import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import type { CloudFiles } from './files.ts'
import { type Cloud, CloudFailure, type CloudFault, type Push } from './syncer/cloud.ts'
import { sectionsIn } from './syncer/push.ts'
import { readBody } from './syncer/wire.ts'

/**
 * The user's data at this page's server. The server's messages are not shown: the status says what matters.
 * @param user his id: nothing is asked or sent with the login of another one
 * @param onRoom called after files were to be sent: whether there was room for all of them
 */
export const openCloud = (user: string, files: CloudFiles, onRoom: (hasRoom: boolean) => void): Cloud => ({
  async times() {
    const { epoch, ...times } = await answerOf('times', call(asyncTime, {}, { silent: true, user }))
    return { epoch, times: Object.fromEntries(SECTIONS.map((section) => [section, times[`async_${section}`]])) }
  },
  async read(sections) {
    const key = JSON.stringify(sections)
    const {
      epoch,
      async_time: times,
      ...bodies
    } = await answerOf('read', call(navInfo, { key }, { silent: true, user }))
    return { epoch, times, bodies }
  },
  async write(push, texts) {
    const sections = sectionsIn(push).map((section) => readBody(section, push.bodies[section] ?? '{}'))
    const { sent, refused } = await answerOf('write', files.send(sections, texts))
    if (sent.length + refused.length > 0) onRoom(refused.length === 0)
    const written = await answerOf('write', call(updateBackup, inputOf(push), { silent: true, user }))
    return { epoch: written.epoch, times: written.async_time, refusedFiles: refused }
  },
  writeLeaving(push) {
    const size = Object.values(push.bodies).reduce((sum, body) => sum + new Blob([body]).size, 0)
    if (size <= LEAVING_BYTES)
      call(updateBackup, inputOf(push), { silent: true, user, keepalive: true }).catch(() => {})
  },
  readFile: (hash) => answerOf('readFile', files.fetchText(hash)),
})

/** What a page that is left may still send, with room for quotes within quotes. */
const LEAVING_BYTES = 50_000

const inputOf = ({ opId, epoch, base, bodies, reason }: Push) => ({
  ...{ op_id: opId, epoch, base, reason, backup_time: Date.now() },
  ...bodies,
})

/** The browser and system that a section in the cloud of a user came from; empty where they are not known. */
export async function deviceOf(section: Section, user: string): Promise<string> {
  try {
    const { list } = await call(backupHistory, { section }, { silent: true, user })
    return list.find(({ is_current: isCurrent }) => isCurrent)?.device ?? ''
  } catch (error) {
    if (error instanceof CallError) return ''
    throw error
  }
}

const FAULTS: Readonly<Record<number, CloudFault>> = {
  [CODE.stale]: 'stale',
  [CODE.otherEpoch]: 'otherEpoch',
  [CODE.sectionTooLarge]: 'tooLarge',
  [CODE.unreadable]: 'unreadable',
  [CODE.full]: 'full',
  [CODE.tooMany]: 'busy',
  [CODE.unavailable]: 'busy',
}

/** @throws CloudFailure in place of a CallError */
async function answerOf<T>(asked: keyof Cloud, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.fault === 'expired') throw new CloudFailure('expired', { asked })
    const fault = error.code === undefined ? undefined : FAULTS[error.code]
    throw new CloudFailure(fault ?? 'unreachable', {
      ...{ asked, section: sectionIn(error.data), retryAfter: error.retryAfter },
    })
  }
}

const sectionIn = (data: unknown): Section | undefined =>
  isPlainObject(data) ? SECTIONS.find((section) => section === data.section) : undefined
