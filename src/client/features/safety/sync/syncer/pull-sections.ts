import { SECTIONS, type Section } from '../../../../../shared/entities/section.ts'
import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import { sameJson } from '../../../../lib/values/json.ts'
import { CloudFailure, type CloudTimes } from './cloud.ts'
import { forgetCloud, newState, readOutbox, readState, removeBase, type SyncState, writeState } from './kept.ts'
import type { Found, RunOptions, SyncerPorts, VanishQuestion } from './ports.ts'
import { type CloudSection, type MergedSection, mergeSection, UnsoundMerge, writeSection } from './pull.ts'
import { readBodySafely } from './wire.ts'

/** From how many items on the user is asked before they vanish at once (security.md 3.5). */
const VANISH_LIMIT = 20
/** How many of them the question names. */
const NAMED = 4

/**
 * What a device that knows nothing of the cloud can know: of a user who has nothing there, that there is nothing.
 * Undefined where there is something, and he must say which side is to stay.
 */
export const beginState = (
  { storage, user }: SyncerPorts,
  { epoch, times }: CloudTimes,
): Promise<SyncState | undefined> =>
  storage.write(async (transaction) => {
    const state = await readState(transaction)
    if (state?.user === user) return state
    await forgetCloud(transaction)
    if (SECTIONS.some((section) => (times[section] ?? 0) > 0)) return undefined
    const fresh = { ...newState(user, epoch), times: Object.fromEntries(SECTIONS.map((section) => [section, 0])) }
    writeState(transaction, fresh)
    return fresh
  })

interface TakenOver {
  readonly merged: readonly (MergedSection & { readonly isAsked: boolean })[]
  readonly written: readonly string[]
}

type PulledSections = Omit<Found, 'refused'>

/**
 * Takes over what is new in the cloud, and its timeline, in one transaction.
 * @param known what this device knew as it asked the cloud
 * @returns `again` where another tab has learnt more since: then what has come is old
 */
export async function pullSections(
  ports: SyncerPorts,
  known: SyncState,
  cloud: CloudTimes,
  options: RunOptions,
): Promise<PulledSections | 'again'> {
  const isOtherEpoch = cloud.epoch !== known.epoch
  const timeOf = (section: Section) => cloud.times[section] ?? 0
  const news = ports.sections().filter((section) => isOtherEpoch || timeOf(section) !== known.times[section])
  if (news.length === 0) return { copies: [], questions: [], unreadable: [] }
  const { coming, unreadable } = await readSections(
    ports,
    cloud,
    news.filter((section) => timeOf(section) > 0),
  )
  const missing = news.filter((section) => timeOf(section) === 0)

  const takeOver = orRepaired((isKept: boolean) =>
    ports.storage.write(async (transaction): Promise<TakenOver | 'again' | 'keepsFirst'> => {
      const state = await readState(transaction)
      if (!sameJson(state, known) || (await readOutbox(transaction)) !== undefined) return 'again'
      const merged = await mergeAll(transaction, coming, { ...ports, known, isOtherEpoch, options })
      const taken = merged.filter(({ isAsked }) => !isAsked)
      if (!isKept && taken.some(({ isLossy }) => isLossy)) return 'keepsFirst'
      const written: string[] = []
      for (const one of taken) written.push(...(await writeSection(transaction, one, ports.documents)))
      noteTimeline(transaction, ports, known, { epoch: cloud.epoch, missing, taken })
      return { merged, written }
    }),
  )
  let done = await takeOver(false)
  if (done === 'keepsFirst') {
    await ports.keepVersion()
    done = await takeOver(true)
  }
  if (done === 'again' || done === 'keepsFirst') return 'again'
  if (done.written.length > 0) await ports.onWritten(done.written, false)
  return {
    copies: done.merged.flatMap(({ copies, isAsked }) => (isAsked ? [] : copies)),
    questions: done.merged.filter(({ isAsked }) => isAsked).map(questionOf),
    unreadable,
  }
}

/** Tries again with what repairs a document, where its merge is unsound. */
const orRepaired =
  <A, R>(work: (argument: A) => Promise<R>): ((argument: A) => Promise<R>) =>
  async (argument) => {
    try {
      return await work(argument)
    } catch (error) {
      if (!(error instanceof UnsoundMerge)) throw error
      await error.document.prepareRepair()
      return work(argument)
    }
  }

const questionOf = ({ section, time, vanishing }: MergedSection): VanishQuestion => ({
  ...{ section, time, vanishing: vanishing.length },
  names: vanishing.filter((name) => name !== '').slice(0, NAMED),
})

/** The bodies of sections in the cloud, those that can be read. */
async function readSections({ cloud }: SyncerPorts, { epoch }: CloudTimes, sections: readonly Section[]) {
  const coming: CloudSection[] = []
  const unreadable: Section[] = []
  if (sections.length === 0) return { coming, unreadable }
  const answer = await cloud.read(sections)
  if (answer.epoch !== epoch) throw new CloudFailure('unreachable') // put back between two questions: asked again
  for (const section of sections) {
    const body = answer.bodies[section]
    const documents = body === undefined ? undefined : readBodySafely(section, body)
    if (documents !== undefined) coming.push({ section, time: answer.times[section] ?? 0, documents })
    else if (body !== undefined) unreadable.push(section)
  }
  return { coming, unreadable }
}

interface MergePorts extends SyncerPorts {
  readonly known: SyncState
  readonly isOtherEpoch: boolean
  readonly options: RunOptions
}

/** Merges sections; of one that waits for the user's answer `isAsked` says so, and it is not to be written. */
async function mergeAll(
  transaction: Transaction,
  coming: readonly CloudSection[],
  { documents, merging, known, isOtherEpoch, options }: MergePorts,
): Promise<readonly (MergedSection & { readonly isAsked: boolean })[]> {
  const all = []
  for (const one of coming) {
    const vanishAnswer = options.vanishAnswers?.get(one.section)
    const knownTime = known.times[one.section]
    // versions only grow: an older one is of a server whose files were put back without the tool that renews the epoch
    const isBack = isOtherEpoch || one.time < (knownTime ?? 0)
    const merged = await mergeSection(transaction, one, {
      ...{ ...merging, documents, vanishAnswer },
      ...{ isBlind: knownTime === undefined, isOtherEpoch: isBack },
    })
    const isMany = merged.vanishing.length >= VANISH_LIMIT
    all.push({ ...merged, isAsked: isMany && vanishAnswer === undefined, isLossy: merged.isLossy || isMany })
  }
  return all
}

interface Timeline {
  readonly epoch: string
  /** Sections that the cloud does not have. */
  readonly missing: readonly Section[]
  readonly taken: readonly CloudSection[]
}

/**
 * Notes the versions that were taken over, what the cloud does not have, and its timeline. In another timeline a section
 * that was not taken over has no base any more: later it is united with the cloud's, from which nothing can vanish.
 */
function noteTimeline(
  transaction: Transaction,
  { documents }: SyncerPorts,
  known: SyncState,
  { epoch, missing, taken }: Timeline,
): void {
  const isTaken = (section: Section) => taken.some((one) => one.section === section)
  const isLost = (section: Section) => missing.includes(section) || (epoch !== known.epoch && !isTaken(section))
  for (const { id, section } of documents) if (isLost(section)) removeBase(transaction, id)
  const times = [
    ...Object.entries(known.times).filter(([section]) => !isLost(section as Section)), // by its type
    ...missing.map((section) => [section, 0] as const),
    ...taken.map(({ section, time }) => [section, time] as const),
  ]
  writeState(transaction, { ...known, epoch, times: Object.fromEntries(times) })
}
