import * as v from 'valibot'
import type { Section } from '../../../../../shared/entities/section.ts'
import { bySection, REASONS, sectionTime } from '../../../../../shared/entities/sync.ts'
import type { Encoded } from '../../../../core/documents/document.ts'
import { recordKey } from '../../../../core/documents/persistence/persisted-document.ts'
import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import { encodedOf, type WireDocuments } from './wire.ts'

/**
 * What this device knows of the cloud: whose it is, which timeline, and the version of each section that the bases are
 * of. A section without a version has no base: nothing of it is sent before it has been read.
 */
const stateSchema = v.object({ user: v.string(), epoch: v.string(), times: bySection(sectionTime) })
export type SyncState = Readonly<v.InferOutput<typeof stateSchema>>

/** What has been sent, or is about to be: kept until the cloud has said what became of it. */
const outboxSchema = v.object({
  opId: v.string(),
  epoch: v.string(),
  base: bySection(sectionTime),
  bodies: bySection(v.string()),
  reason: v.picklist(REASONS),
})
export type Outbox = Readonly<v.InferOutput<typeof outboxSchema>>

const STATE = 'sync'
const OUTBOX = 'sync:outbox'
/** Before the id of a document: how it was when this device and the cloud last had the same. */
const base = (id: string) => `sync:base:${id}`
/** Before the id of a document: as it is in the cloud, where this program cannot read it and leaves it as it is. */
const held = (section: Section, id = '') => `sync:held:${section}:${id}`

export async function readState(transaction: Transaction): Promise<SyncState | undefined> {
  const state = v.safeParse(stateSchema, await transaction.get(STATE))
  return state.success ? state.output : undefined
}

export const writeState = (transaction: Transaction, state: SyncState): void => transaction.put(STATE, state)

export async function readOutbox(transaction: Transaction): Promise<Outbox | undefined> {
  const outbox = v.safeParse(outboxSchema, await transaction.get(OUTBOX))
  return outbox.success ? outbox.output : undefined
}

export const writeOutbox = (transaction: Transaction, outbox: Outbox): void => transaction.put(OUTBOX, outbox)

/** Removes an outbox, unless another tab has put another in its place. @returns whether it was there */
export async function removeOutbox(transaction: Transaction, { opId }: Pick<Outbox, 'opId'>): Promise<boolean> {
  const isThere = (await readOutbox(transaction))?.opId === opId
  if (isThere) transaction.remove(OUTBOX)
  return isThere
}

/** How a document was when this device and the cloud last had the same; undefined if that is not known. */
export const readBase = async (transaction: Transaction, id: string): Promise<Encoded | undefined> =>
  encodedOf(await transaction.get(base(id)))

export const writeBase = (transaction: Transaction, id: string, document: Encoded): void =>
  transaction.put(base(id), document)

/** Forgets what a document was: all of it that is here is sent again. */
export const removeBase = (transaction: Transaction, id: string): void => transaction.remove(base(id))

/** The documents of a section that this program leaves as they are in the cloud, by their ids. */
export async function readAllHeld(transaction: Transaction, section: Section): Promise<WireDocuments> {
  const keys = await transaction.keys(held(section))
  const documents = await Promise.all(keys.map((key) => transaction.get(key)))
  return Object.fromEntries(keys.map((key, at) => [key.slice(held(section).length), documents[at]]))
}

/** Writes a document's record, as another tab does: pages take it over. @param record the one that is there */
export function writeRecord(transaction: Transaction, id: string, record: unknown, document: Encoded): void {
  const revision = isPlainObject(record) ? Number(record.revision) || 0 : 0
  transaction.put(recordKey({ id }), { ...document, revision: revision + 1, writer: 'sync' })
}

/** @param document undefined where it can be read again */
export function writeHeld(transaction: Transaction, section: Section, id: string, document: unknown): void {
  if (document === undefined) transaction.remove(held(section, id))
  else transaction.put(held(section, id), document)
}

/** Forgets all that is known of the cloud, as somebody logs out. The documents stay as they are. */
export async function forgetCloud(transaction: Transaction): Promise<void> {
  for (const key of await transaction.keys(`${STATE}:`)) transaction.remove(key)
  transaction.remove(STATE)
}

/** A state that knows nothing yet. */
export const newState = (user: string, epoch: string): SyncState => ({ user, epoch, times: {} })
