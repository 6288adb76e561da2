import type * as v from 'valibot'
import { CODE } from '../../../../shared/api/endpoint.ts'
import type { backupRestore, updateBackup } from '../../../../shared/api/sync.ts'
import type { Language } from '../../../../shared/constants.ts'
import { sectionLimit } from '../../../../shared/entities/sync.ts'
import { failureOf } from '../../../adapters/database/failure.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { groupCommits } from '../../../core/group-commits.ts'
import { describeError, type Log } from '../../../core/log.ts'
import type { Messages } from '../../../core/messages.ts'
import type { Bus } from '../../../core/ports/bus.ts'
import type { Metrics } from '../../../core/ports/metrics.ts'
import { refusalOf, refuse } from '../../../core/route/errors.ts'
import type { Session } from '../../../core/route/session.ts'
import type { Push, Written } from '../kernel/decide-push.ts'
import { readVersion } from '../versions/version-repository.ts'
import { commitPushes, type Outcome } from './commit-pushes.ts'
import { ofSession, preparePush, type SectionProblem } from './prepare-push.ts'
import { readOperation } from './push-repository.ts'

/** How long a push waits for others, in ms, and how many are committed at once, of how many bytes. */
const GROUP_MS = 3
const GROUP = { items: 64, bytes: 4 * 1024 * 1024 } as const

type PushInput = v.InferOutput<(typeof updateBackup)['input']>
type RestoreInput = v.InferOutput<(typeof backupRestore)['input']>

interface PushPorts {
  readonly database: Database
  readonly bus: Bus
  readonly log: Log
  readonly messages: Messages
  readonly metrics: Metrics
}

/** What a user writes into the cloud. */
export function createPushing({ database, bus, log, messages, metrics }: PushPorts) {
  const addToGroup = groupCommits<Push, Outcome>({
    ms: GROUP_MS,
    items: GROUP.items,
    weight: GROUP.bytes,
    weightOf: ({ bodies }) => [...bodies.values()].reduce((sum, { packed }) => sum + packed.length, 0),
    commit: (pushes) => commitPushes(database, pushes),
  })
  const commit = async (push: Push): Promise<Outcome> => {
    const bytes = [...push.bodies.values()].reduce((sum, { size }) => sum + size, 0)
    metrics.observe('genkan_sync_push_bytes', {}, bytes)
    try {
      const outcome = await addToGroup(push)
      metrics.count('genkan_sync_pushes_total', { result: outcome.kind })
      const { userId, sessionId } = push
      if (outcome.kind === 'written') bus.publish('cloudChanged', { userId, sessionId })
      return outcome
    } catch (error) {
      metrics.count('genkan_sync_pushes_total', { result: 'failed' })
      log.error(describeError(error), 'a push could not be committed')
      throw refusalOf(failureOf(error) ?? 'unavailable')
    }
  }
  const refuseSection = (problem: SectionProblem, language: Language): never => {
    const { kind, section } = problem
    metrics.count('genkan_sync_pushes_total', { result: kind })
    const part = messages(language, `section.${section}`)
    if (kind === 'unreadable')
      return refuse(CODE.unreadable, 'unreadable', { part }, { data: { section, path: problem.path } })
    const kilobytes = sectionLimit(section) / 1024
    return refuse(CODE.sectionTooLarge, 'sectionTooLarge', { part, kilobytes }, { data: { section } })
  }

  return {
    async push(input: PushInput, session: Session, language: Language) {
      const push = await preparePush(input, session)
      return answer('kind' in push ? refuseSection(push, language) : await commit(push))
    },

    async restore({ section, time, base, op_id: opId, epoch }: RestoreInput, session: Session) {
      const version = await readVersion(database, session.userId, section, time)
      if (version === undefined) {
        // it may be gone since it was restored
        const written = await readOperation(database, session.userId, opId)
        return written === undefined ? refuse(CODE.notFound, 'versionGone') : answer({ kind: 'known', written })
      }
      const push = { ...ofSession(session), reason: 'restore', backupTime: 0, opId, epoch } as const
      return answer(await commit({ ...push, base: { [section]: base }, bodies: new Map([[section, version]]) }))
    },
  }
}

function answer(outcome: Outcome) {
  if (outcome.kind === 'written') return answerWritten(outcome.written)
  if (outcome.kind === 'known') return { ...answerWritten(outcome.written), dup: true as const }
  if (outcome.kind === 'stale') return refuse(CODE.stale, 'stale', {}, { data: { async_time: outcome.times } })
  if (outcome.kind === 'otherEpoch')
    return refuse(CODE.otherEpoch, 'otherEpoch', {}, { data: { epoch: outcome.epoch } })
  return refuse(CODE.loginExpired, 'loginExpired')
}

const answerWritten = ({ epoch, times }: Written) => ({ epoch, async_time: { ...times } })
