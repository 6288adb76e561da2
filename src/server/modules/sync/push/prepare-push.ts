import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type * as v from 'valibot'
import type { updateBackup } from '../../../../shared/api/sync.ts'
import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { sectionLimit } from '../../../../shared/entities/sync.ts'
import type { Session } from '../../../core/route/session.ts'
import type { Body, Push } from '../kernel/decide-push.ts'
import { findProblem } from '../kernel/find-problem.ts'

const pack = promisify(gzip)

type Input = v.InferOutput<(typeof updateBackup)['input']>

/** Why a section is not taken; `path` is where it cannot be read. */
export type SectionProblem =
  | { readonly kind: 'tooLarge'; readonly section: Section }
  | { readonly kind: 'unreadable'; readonly section: Section; readonly path: string }

/** Latest time that a date has, in ms since the epoch. */
const MAX_TIME = 8.64e15

/** Checks and packs what was sent. */
export async function preparePush(input: Input, session: Session): Promise<Push | SectionProblem> {
  const sent = SECTIONS.flatMap((section) => {
    const text = input[section]
    return text === undefined ? [] : [{ section, text, size: Buffer.byteLength(text) }]
  })
  const large = sent.find(({ section, size }) => size > sectionLimit(section))
  if (large !== undefined) return { kind: 'tooLarge', section: large.section }
  const bodies = new Map<Section, Body>()
  for (const { section, text, size } of sent) {
    const path = findProblem(section, text)
    if (path !== undefined) return { kind: 'unreadable', section, path }
    bodies.set(section, { packed: await pack(text), size })
  }
  const { base, op_id: opId, epoch, reason } = input
  return { ...ofSession(session), backupTime: timeOf(input.backup_time), base, opId, epoch, reason, bodies }
}

/** Who pushes, and from where. */
export const ofSession = ({ id, userId, device }: Session): Pick<Push, 'sessionId' | 'userId' | 'device'> => ({
  ...{ sessionId: id, userId, device },
})

/** A time that a device tells, in ms or as a date; 0 if it is none. */
export function timeOf(told: number | string): number {
  const time = typeof told === 'number' || /^\d+$/.test(told) ? Number(told) : Date.parse(told)
  return time >= 0 && time <= MAX_TIME ? Math.floor(time) : 0
}
