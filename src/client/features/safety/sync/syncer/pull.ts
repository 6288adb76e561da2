import type { Section } from '../../../../../shared/entities/section.ts'
import type { SectionTime } from '../../../../../shared/entities/sync.ts'
import type { AnyDocument, Encoded } from '../../../../core/documents/document.ts'
import { type Merged, merge } from '../../../../core/documents/merge/merge.ts'
import { indexRecords } from '../../../../core/documents/merge/places.ts'
import type { MergeContext, RecordCopy } from '../../../../core/documents/merge/scope.ts'
import { recordKey } from '../../../../core/documents/persistence/persisted-document.ts'
import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import { recordTitle, withoutRecords } from '../../../../lib/values/records.ts'
import { readBase, removeBase, writeBase, writeHeld, writeRecord } from './kept.ts'
import { isPart } from './part-reference.ts'
import { noteParts } from './parts.ts'
import {
  encodedOf,
  initialOf,
  readable,
  sameOnWire,
  type Traveller,
  travellersOf,
  type WireDocuments,
  withKept,
  withStaying,
} from './wire.ts'

/** A section as it is in the cloud. */
export interface CloudSection {
  readonly section: Section
  readonly time: SectionTime
  readonly documents: WireDocuments
}

/** What the user has said to the items that would vanish of a section: they may go, or they stay. */
export type VanishAnswer = 'go' | 'stay'

/** What somebody who logs in wants to have: what is in the cloud, or what is on this device. */
export type Choice = 'restore' | 'keep'

export interface PullOptions extends MergeContext {
  readonly documents: readonly AnyDocument[]
  /** Whether nothing is known of what both had before: nothing vanishes then, and the cloud overrules. */
  readonly isBlind: boolean
  /** Whether the timeline of the cloud is another one: what only the bases have is not deleted there, but lost. */
  readonly isOtherEpoch: boolean
  readonly vanishAnswer?: VanishAnswer | undefined
  /** Which side its user has chosen as he logged in: it stays as it is, nothing is merged. */
  readonly choice?: Choice | undefined
}

/** A record that became two: the document in which both are, its copy, and what it is called. */
export interface DocumentCopy extends RecordCopy {
  readonly document: string
}

/** A section of which the documents are merged, and nothing is written yet. */
export interface MergedSection extends CloudSection {
  readonly arrivals: readonly Arrival[]
  readonly travellers: readonly Traveller[]
  /** The items of this device that would vanish, by what they are called. */
  readonly vanishing: readonly string[]
  /** Copies of records that became two. */
  readonly copies: readonly DocumentCopy[]
  /** Whether something of this device gives way that the cloud never had. */
  readonly isLossy: boolean
}

/**
 * Merges a section of the cloud with what is here, as it is within this transaction. No work of this device is lost by it
 * (rules C4, C7 and C9 of the protocol).
 */
export async function mergeSection(
  transaction: Transaction,
  coming: CloudSection,
  options: PullOptions,
): Promise<MergedSection> {
  const travellers = travellersOf(options.documents, coming.section)
  const arrivals: Arrival[] = []
  for (const traveller of travellers) {
    const arrival = await readArrival(transaction, traveller, coming.documents, options)
    if (arrival !== undefined) arrivals.push(arrival)
  }
  return {
    ...{ ...coming, travellers, arrivals },
    vanishing: arrivals.flatMap(vanishingIn),
    copies: arrivals.flatMap(({ traveller: { document }, result }) =>
      result.copies.map((copy) => ({ ...copy, document: document.id })),
    ),
    isLossy: options.isBlind && arrivals.some(({ result }) => result.rivals > 0),
  }
}

/**
 * Writes a merged section, and as the bases what has come: in the transaction in which it was merged.
 * @returns the ids of the documents that are another now
 */
export async function writeSection(
  transaction: Transaction,
  merged: MergedSection,
  registered: readonly AnyDocument[],
): Promise<readonly string[]> {
  const { section, documents, arrivals, travellers } = merged
  for (const { document } of travellers)
    if (!Object.hasOwn(documents, document.id)) removeBase(transaction, document.id)
  const read = new Set(arrivals.map(({ traveller }) => traveller.document.id))
  for (const [id, document] of Object.entries(documents)) {
    const isRead = read.has(id) || isPart(registered, id, document)
    writeHeld(transaction, section, id, isRead ? undefined : document)
  }
  await noteParts(transaction, registered, section, documents)
  return arrivals
    .filter((arrival) => writeArrival(transaction, section, arrival))
    .map(({ traveller }) => traveller.document.id)
}

/** A document that has come, merged with the one that is here. */
interface Arrival {
  readonly traveller: Traveller
  /** As it is in the cloud, in this program's version. */
  readonly remote: Encoded
  /** As it is here, without what stays; undefined if nothing is stored. */
  readonly local: Encoded | undefined
  readonly record: unknown
  readonly result: Merged<unknown>
}

function vanishingIn({ local, result }: Arrival): readonly string[] {
  const { records } = indexRecords(local?.data)
  return result.vanished.map((id) => recordTitle(records.get(id)?.record))
}

/** Undefined where the cloud has none, or one of these cannot be read by this program. */
async function readArrival(
  transaction: Transaction,
  traveller: Traveller,
  coming: WireDocuments,
  options: PullOptions,
): Promise<Arrival | undefined> {
  const { document } = traveller
  if (!Object.hasOwn(coming, document.id)) return undefined
  const record = await transaction.get(recordKey(document))
  const here = record === undefined ? document.encode().data : encodedOf(record)?.data
  const sent = encodedOf(coming[document.id])
  const remote = readable(traveller, sent, here)
  const local = record === undefined ? undefined : readable(traveller, encodedOf(record), here)
  if (remote === undefined || (record !== undefined && local === undefined)) return undefined
  const known = readable(traveller, await readBase(transaction, document.id), here)
  const base = options.isBlind ? undefined : (known ?? initialOf(traveller))
  const complete = readable(traveller, withKept(sent, (base ?? local)?.data, traveller), here) ?? remote
  // the base is what was sent, so that what it had left out is sent again
  const result = mergeArrival(traveller, { base, local, remote: complete }, options)
  return { traveller, remote, local, record, result }
}

interface ArrivalSides {
  readonly base: Encoded | undefined
  readonly local: Encoded | undefined
  readonly remote: Encoded
}

function mergeArrival({ merge: rule }: Traveller, sides: ArrivalSides, options: PullOptions): Merged<unknown> {
  const remote = sides.remote.data
  const whole = (value: unknown) => ({ value, rivals: 0, copies: [], vanished: [] })
  if (sides.local === undefined || options.choice === 'restore') return whole(remote)
  const local = sides.local.data
  if (options.choice === 'keep') return whole(local)
  const base = sides.base?.data
  const isLost = options.isOtherEpoch && base !== undefined
  const theirs = isLost ? merge(rule, { base: undefined, local: base, remote }, options).value : remote
  const result = merge(rule, { base, local, remote: theirs }, options)
  const isKept = options.vanishAnswer === 'stay' && result.vanished.length > 0
  if (!isKept) return result
  return merge(rule, { base: withoutRecords(base, new Set(result.vanished)), local, remote: theirs }, options)
}

/** What both sides have is valid, and what it comes to is not: it can be repaired, outside of the transaction. */
export class UnsoundMerge extends Error {
  readonly document: AnyDocument
  constructor(document: AnyDocument) {
    super(`the merged ${document.id} is unsound`)
    this.name = 'UnsoundMerge'
    this.document = document
  }
}

/** Writes what an arrival has come to. @returns whether the document is another now */
function writeArrival(transaction: Transaction, section: Section, arrival: Arrival): boolean {
  const { traveller, remote, local, record, result } = arrival
  const { document } = traveller
  writeBase(transaction, document.id, remote)
  if (local !== undefined && sameOnWire(section, local, { version: document.version, data: result.value })) return false
  const here = encodedOf(record)?.data ?? document.encode().data
  const decoded = document.decode({ version: document.version, data: withStaying(result.value, here, traveller) })
  if (decoded.at !== 'read') throw new UnsoundMerge(document)
  writeRecord(transaction, document.id, record, { version: document.version, data: decoded.value })
  return true
}
