import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import { type Bodies, CloudFailure, type SectionTimes } from './cloud.ts'
import { forgetCloud, newState, readState, writeState } from './kept.ts'
import { wouldLose } from './own-work.ts'
import type { SyncerPorts } from './ports.ts'
import { type Choice, type CloudSection, mergeSection, writeSection } from './pull.ts'
import { readSection } from './push.ts'
import { readBody, readBodySafely, writeBody } from './wire.ts'

/**
 * Begins to keep this device and the cloud the same, as the user has chosen at his login. Both sides are kept: to
 * restore, what is here becomes a version of the local history and one in the cloud first; to keep, the run after this
 * one writes over the cloud, of which the versions stay in its history. Documents that one side does not have are those
 * of the other.
 * @throws CloudFailure if the cloud does not answer, and UnreadableBody if it cannot be read and is to be restored:
 * nothing has changed then
 */
export async function joinCloud(ports: SyncerPorts, choice: Choice): Promise<void> {
  const cloud = await readCloud(ports, choice)
  if (choice === 'restore') {
    await stash(ports, cloud)
    await ports.keepVersion()
  }
  await take(ports, cloud, choice)
}

/**
 * Restores without a question where that costs nothing of this device: all that it has is in the cloud as it is here, or
 * is what every device begins with. Throws as `joinCloud`.
 * @param welcomed the ids of documents that the program fills on a first visit
 * @returns the ids of the documents that are another now; undefined if the user must choose
 */
export async function joinIfClear(
  ports: SyncerPorts,
  welcomed: readonly string[],
): Promise<readonly string[] | undefined> {
  if ((await ports.storage.write(readState))?.user === ports.user) return [] // another tab was faster
  const cloud = await readCloud(ports, 'restore')
  const isLossy = (transaction: Transaction) => wouldLose(transaction, cloud.coming, { ...ports, welcomed })
  if (await ports.storage.write(isLossy)) return undefined
  await ports.keepVersion()
  return take(ports, cloud, 'restore', isLossy)
}

/** The sections in the cloud that take part, and its timeline. */
interface ReadCloud {
  readonly epoch: string
  readonly times: SectionTimes
  readonly coming: readonly CloudSection[]
}

async function readCloud({ cloud, sections }: SyncerPorts, choice: Choice): Promise<ReadCloud> {
  const { epoch, times, bodies } = await cloud.read(sections())
  const coming = sections().flatMap((section): readonly CloudSection[] => {
    const body = bodies[section]
    if (body === undefined) return []
    // what cannot be read can be replaced by what is here: it stays in the history of the cloud
    const documents = choice === 'keep' ? (readBodySafely(section, body) ?? {}) : readBody(section, body)
    return [{ section, time: times[section] ?? 0, documents }]
  })
  return { epoch, times, coming }
}

/**
 * Notes what the cloud has, and takes it over unless this device is to stay as it is.
 * @param isLossy says within the transaction that it is not to be done after all
 * @returns the ids of the documents that are another now; undefined if it was not done
 */
async function take(
  ports: SyncerPorts,
  { epoch, coming }: ReadCloud,
  choice: Choice,
  isLossy: (transaction: Transaction) => Promise<boolean> = async () => false,
): Promise<readonly string[] | undefined> {
  const { storage, documents, merging, user } = ports
  const written = await storage.write(async (transaction) => {
    if (await isLossy(transaction)) return undefined
    await forgetCloud(transaction)
    const known = [
      ...ports.sections().map((section) => [section, 0] as const),
      ...coming.map(({ section, time }) => [section, time] as const),
    ]
    writeState(transaction, { ...newState(user, epoch), times: Object.fromEntries(known) })
    const ids: string[] = []
    for (const one of coming) {
      const options = { ...merging, documents, choice, isBlind: true, isOtherEpoch: false }
      ids.push(...(await writeSection(transaction, await mergeSection(transaction, one, options), documents)))
    }
    return ids
  })
  if (written !== undefined) await ports.onWritten(written, true)
  return written
}

/** Puts what is here into the history in the cloud, beside what is current there. */
async function stash(
  { storage, documents, cloud, merging, sections }: SyncerPorts,
  { epoch }: ReadCloud,
): Promise<void> {
  const bodies: Bodies = await storage.write(async (transaction) => {
    const stored = []
    for (const section of sections()) {
      const { here } = await readSection(transaction, documents, section)
      if (Object.keys(here).length > 0) stored.push([section, writeBody(section, here)] as const)
    }
    return Object.fromEntries(stored)
  })
  if (Object.keys(bodies).length === 0) return
  try {
    await cloud.write({ opId: merging.createId(), epoch, base: {}, bodies, reason: 'stash' }, new Map())
  } catch (error) {
    // what is too large for the cloud is in the local history all the same
    if (!(error instanceof CloudFailure && (error.fault === 'tooLarge' || error.fault === 'full'))) throw error
  }
}
