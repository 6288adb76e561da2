import { type Bodies, CloudFailure } from './cloud.ts'
import { forgetCloud, newState, writeState } from './kept.ts'
import { markAllChanged } from './parts.ts'
import type { SyncerPorts } from './ports.ts'
import { type Choice, type CloudSection, mergeSection, writeSection } from './pull.ts'
import { readSection } from './push.ts'
import { readBody, writeBody } from './wire.ts'

/**
 * Begins to keep this device and the cloud the same, as the user has chosen at his login. Both sides are kept: to
 * restore, what is here becomes a version of the local history and one in the cloud first; to keep, the run after this
 * one writes over the cloud, of which the versions stay in its history. Documents that one side does not have are those
 * of the other.
 * @throws CloudFailure if the cloud does not answer, and UnreadableBody if it cannot be read: nothing has changed then
 */
export async function joinCloud(ports: SyncerPorts, choice: Choice): Promise<void> {
  const { storage, documents, cloud, merging, user } = ports
  const { epoch, times, bodies } = await cloud.read(ports.sections())
  const coming = ports.sections().flatMap((section): readonly CloudSection[] => {
    const body = bodies[section]
    return body === undefined ? [] : [{ section, time: times[section] ?? 0, documents: readBody(section, body) }]
  })
  if (choice === 'restore') {
    await stash(ports, epoch)
    await ports.keepVersion()
  }
  const written = await storage.write(async (transaction) => {
    await forgetCloud(transaction)
    const known = [
      ...ports.sections().map((section) => [section, 0] as const),
      ...coming.map(({ section, time }) => [section, time] as const),
    ]
    writeState(transaction, { ...newState(user, epoch), times: Object.fromEntries(known) })
    await markAllChanged(transaction, documents, 'joined')
    const ids: string[] = []
    for (const one of coming) {
      const options = { ...merging, documents, choice, isBlind: true, isOtherEpoch: false }
      ids.push(...(await writeSection(transaction, await mergeSection(transaction, one, options), documents)))
    }
    return ids
  })
  await ports.onWritten(written, true)
}

/** Puts what is here into the history in the cloud, beside what is current there. */
async function stash({ storage, documents, cloud, merging, sections }: SyncerPorts, epoch: string): Promise<void> {
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
