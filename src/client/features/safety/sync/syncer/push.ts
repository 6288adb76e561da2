import type { Section } from '../../../../../shared/entities/section.ts'
import type { Reason } from '../../../../../shared/entities/sync.ts'
import type { AnyDocument, Encoded } from '../../../../core/documents/document.ts'
import { recordKey } from '../../../../core/documents/persistence/persisted-document.ts'
import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import type { Bodies, SectionTimes } from './cloud.ts'
import {
  type Outbox,
  readAllHeld,
  readBase,
  readOutbox,
  removeOutbox,
  type SyncState,
  writeBase,
  writeOutbox,
  writeState,
} from './kept.ts'
import { acknowledgeParts, readParts, readSentFiles } from './parts.ts'
import {
  encodedOf,
  initialOf,
  readable,
  readBody,
  sameOnWire,
  travellersOf,
  type WireDocuments,
  writeBody,
} from './wire.ts'

export interface PushOptions {
  readonly documents: readonly AnyDocument[]
  /** The sections that may be sent. */
  readonly sections: readonly Section[]
  readonly opId: string
  readonly reason: Reason
  /** Bodies that the cloud has refused for what they are: the same ones are not sent again. */
  readonly refused: ReadonlyMap<Section, string>
}

/** What is to be sent, and which of the refused sections are still as they were refused. */
export interface FilledOutbox {
  /** Undefined if nothing differs. */
  readonly outbox: Outbox | undefined
  readonly stillRefused: readonly Section[]
}

/**
 * Puts what differs from the cloud into the outbox: whole sections, as they are now. A section of which nothing is known
 * is never in it (rule C7). What another tab has put there goes first, so that one name is never of two pushes.
 */
export async function fillOutbox(
  transaction: Transaction,
  state: SyncState,
  { documents, sections, opId, reason, refused }: PushOptions,
): Promise<FilledOutbox> {
  const waiting = await readOutbox(transaction)
  if (waiting !== undefined) return { outbox: waiting, stillRefused: [...refused.keys()] }
  const bodies: Bodies = {}
  const base: SectionTimes = {}
  const stillRefused: Section[] = []
  for (const section of sections) {
    const time = state.times[section]
    if (time === undefined) continue
    const body = await differingBody(transaction, documents, section)
    if (body === undefined) continue
    if (refused.get(section) === body) {
      stillRefused.push(section)
      continue
    }
    Object.assign(bodies, { [section]: body })
    Object.assign(base, { [section]: time })
  }
  if (Object.keys(bodies).length === 0) return { outbox: undefined, stillRefused }
  const outbox: Outbox = { opId, epoch: state.epoch, base, bodies, reason }
  writeOutbox(transaction, outbox)
  return { outbox, stillRefused }
}

/** A section as it is here, if that is not what the cloud has. */
async function differingBody(
  transaction: Transaction,
  documents: readonly AnyDocument[],
  section: Section,
): Promise<string | undefined> {
  const { here, differs } = await readSection(transaction, documents, section)
  return differs ? writeBody(section, here) : undefined
}

/**
 * The documents of a section as they are to be sent: those that are stored here, those that only the cloud has as they
 * are there, and whether any is not as the cloud has it.
 */
export async function readSection(
  transaction: Transaction,
  documents: readonly AnyDocument[],
  section: Section,
): Promise<{ readonly here: WireDocuments; readonly differs: boolean }> {
  const held = await readAllHeld(transaction, section)
  const here: Record<string, unknown> = { ...held }
  let differs = false
  for (const traveller of travellersOf(documents, section)) {
    const { id } = traveller.document
    if (Object.hasOwn(held, id)) continue
    const base = await readBase(transaction, id)
    const stored = encodedOf(await transaction.get(recordKey(traveller.document)))
    const own: Encoded | undefined = readable(traveller, stored, stored?.data)
    if (own !== undefined && !sameOnWire(section, own, base ?? initialOf(traveller))) differs = true
    const sent = own ?? base
    if (sent !== undefined) here[id] = sent
  }
  const parts = await readParts(transaction, documents, section)
  return { here: { ...here, ...parts.named }, differs: differs || parts.differs }
}

interface Acknowledgement {
  readonly documents: readonly AnyDocument[]
  readonly times: SectionTimes
  /** The hashes of the files for which there was no room. */
  readonly refusedFiles?: readonly string[] | undefined
}

/**
 * Notes that the cloud has what was sent: that is the base from now on, not what is here, which may have changed since
 * (rule C3). An outbox that is not the stored one any more, or of another timeline, changes nothing.
 */
export async function acknowledge(
  transaction: Transaction,
  state: SyncState,
  outbox: Outbox,
  { documents, times, refusedFiles = [] }: Acknowledgement,
): Promise<void> {
  if (!(await removeOutbox(transaction, outbox)) || state.epoch !== outbox.epoch) return
  for (const section of sectionsIn(outbox)) {
    const sent = readBody(section, outbox.bodies[section] ?? '{}')
    const held = await readAllHeld(transaction, section)
    for (const { document } of travellersOf(documents, section)) {
      const encoded = encodedOf(sent[document.id])
      if (encoded !== undefined && !Object.hasOwn(held, document.id)) writeBase(transaction, document.id, encoded)
    }
    await acknowledgeParts(transaction, documents, section, { written: sent, refusedFiles })
  }
  writeState(transaction, { ...state, times: { ...state.times, ...times } })
}

/** The sections that are sent. */
export const sectionsIn = ({ bodies }: Pick<Outbox, 'bodies'>): readonly Section[] => Object.keys(bodies) as Section[] // by its type

/** The files that what is sent names, and that are to be sent before it, by their hashes. */
export async function readOutboxFiles(transaction: Transaction, outbox: Outbox): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const section of sectionsIn(outbox)) {
    const documents = readBody(section, outbox.bodies[section] ?? '{}')
    for (const [hash, text] of await readSentFiles(transaction, documents)) files.set(hash, text)
  }
  return files
}
