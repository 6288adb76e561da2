import { recordKey } from '../../../../core/documents/persistence/persisted-document.ts'
import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import type { SectionTimes } from './cloud.ts'
import type { SyncerPorts } from './ports.ts'
import {
  encodedOf,
  readable,
  readBody,
  type Traveller,
  travellersOf,
  type WireDocuments,
  withoutStaying,
} from './wire.ts'

/** Values of documents by their ids, without what stays on a device. */
type Values = Readonly<Record<string, unknown>>

/** What a device would have after either choice at a login: each side completed by what only the other has. */
export interface Sides {
  readonly here: Values
  readonly there: Values
  /** The versions in the cloud. */
  readonly times: SectionTimes
}

/**
 * Reads both sides of a choice; changes neither.
 * @throws CloudFailure if the cloud does not answer, and UnreadableBody if it cannot be read
 */
export async function readSides({ storage, cloud, documents, ...ports }: SyncerPorts): Promise<Sides> {
  const sections = ports.sections()
  const { times, bodies } = await cloud.read(sections)
  const coming = new Map(sections.map((section) => [section, readBody(section, bodies[section] ?? '{}')]))
  const both = await storage.write((transaction) =>
    Promise.all(
      [...coming].flatMap(([section, there]) =>
        travellersOf(documents, section).map((traveller) => readBoth(transaction, traveller, there)),
      ),
    ),
  )
  return {
    here: Object.fromEntries(both.map(({ id, here }) => [id, here])),
    there: Object.fromEntries(both.map(({ id, there }) => [id, there])),
    times,
  }
}

async function readBoth(transaction: Transaction, traveller: Traveller, coming: WireDocuments) {
  const { document } = traveller
  const stored = encodedOf(await transaction.get(recordKey(document)))
  const own = readable(traveller, stored, stored?.data)
  const remote = readable(traveller, encodedOf(coming[document.id]), document.kept())
  const shown = withoutStaying(document.kept(), traveller)
  return { id: document.id, here: (own ?? remote)?.data ?? shown, there: (remote ?? own)?.data ?? shown }
}
