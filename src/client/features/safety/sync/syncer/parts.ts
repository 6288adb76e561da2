import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import type { Section } from '../../../../../shared/entities/section.ts'
import { fileHash } from '../../../../../shared/entities/sync.ts'
import { isTooDeep } from '../../../../../shared/lib/values/json-depth.ts'
import type { AnyDocument, Encoded } from '../../../../core/documents/document.ts'
import { merge } from '../../../../core/documents/merge/merge.ts'
import type { MergeContext } from '../../../../core/documents/merge/scope.ts'
import { changeNoteKey, recordKey } from '../../../../core/documents/persistence/persisted-document.ts'
import type { Transaction } from '../../../../core/documents/storage/storage.ts'
import { canonicalJson } from '../../../../lib/values/canonical-json.ts'
import { readBase, removeBase, writeBase, writeRecord } from './kept.ts'
import { type PartReference, partRule, referenceSchema } from './part-reference.ts'
import { encodedOf, sameOnWire, type WireDocuments } from './wire.ts'

/*
 * Parts are documents on demand, such as the drawing of each board. A section names them by the hash of a file, which is
 * sent before it and fetched after it: neither a change of a section nor its arrival moves all drawings.
 */

/** What is known of a part: as the cloud names it, and the file that its base is of, where it has one. */
const knownSchema = v.object({ cloud: referenceSchema, base: v.exactOptional(fileHash) })
type KnownPart = Readonly<v.InferOutput<typeof knownSchema>>

/** A part that is about to be sent, and the mark of the change that it contains. */
const sentSchema = v.object({ reference: referenceSchema, text: v.string(), mark: v.unknown() })

const known = (id = '') => `sync:part:${id}`
const sent = (id = '') => `sync:sent:${id}`

const readKnown = async (transaction: Transaction, id: string): Promise<KnownPart | undefined> =>
  read(knownSchema, await transaction.get(known(id)))

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : undefined
}

/** The ids of the parts of which something is noted under keys that begin so. */
async function idsUnder(transaction: Transaction, prefix: string, documents: readonly AnyDocument[], section: Section) {
  const ids = (await transaction.keys(prefix)).map((key) => key.slice(prefix.length))
  return ids.filter((id) => partRule(documents, id)?.section === section)
}

/**
 * The parts of a section as it is to name them, and whether any is not as the cloud names it. One that is to be fetched
 * yet is named as there: what is here is not merged with it. Those that have changed, or of which the cloud is not known
 * to have any, are noted to be sent.
 */
export async function readParts(
  transaction: Transaction,
  documents: readonly AnyDocument[],
  section: Section,
): Promise<{ readonly named: Readonly<Record<string, PartReference>>; readonly differs: boolean }> {
  const idsOf = async (prefix: string) => new Set(await idsUnder(transaction, prefix, documents, section))
  const [all, stored, noted] = [
    await idsOf(known()),
    await idsOf(recordKey({ id: '' })),
    await idsOf(changeNoteKey('')),
  ]
  const named: Record<string, PartReference> = {}
  let differs = false
  for (const id of all.union(stored)) {
    const part = await readKnown(transaction, id)
    const isFetched = part === undefined || part.base === part.cloud.file
    if (part !== undefined && !isFetched) named[id] = part.cloud
    else if (!stored.has(id)) differs ||= part !== undefined
    else {
      const reference = part === undefined || noted.has(id) ? await noteSent(transaction, id) : part.cloud
      if (reference === undefined) continue
      differs ||= reference.file !== part?.cloud.file
      named[id] = reference
    }
  }
  return { named, differs }
}

/** Notes a changed part as it is now, to be sent. @returns how the section is to name it */
async function noteSent(transaction: Transaction, id: string): Promise<PartReference | undefined> {
  const record = encodedOf(await transaction.get(recordKey({ id })))
  if (record === undefined) return undefined
  const text = canonicalJson(record)
  const reference = { version: record.version, file: bytesToHex(sha256(utf8ToBytes(text))) }
  transaction.put(sent(id), { reference, text, mark: await transaction.get(changeNoteKey(id)) })
  return reference
}

/** The texts of the files that a section names and that are to be sent, by their hashes. */
export async function readSentFiles(
  transaction: Transaction,
  documents: WireDocuments,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const [id, document] of Object.entries(documents)) {
    const one = read(sentSchema, await transaction.get(sent(id)))
    const reference = read(referenceSchema, document)
    if (one !== undefined && one.reference.file === reference?.file) files.set(reference.file, one.text)
  }
  return files
}

interface WrittenParts {
  readonly written: WireDocuments
  /** The hashes of the files for which there was no room: they are sent again with the next push of their section. */
  readonly refusedFiles: readonly string[]
}

/** Notes that the cloud has the parts that a section names as they were sent. */
export async function acknowledgeParts(
  transaction: Transaction,
  documents: readonly AnyDocument[],
  section: Section,
  { written, refusedFiles }: WrittenParts,
): Promise<void> {
  for (const id of await idsUnder(transaction, known(), documents, section))
    if (!Object.hasOwn(written, id)) forgetPart(transaction, id)
  for (const id of Object.keys(written).filter((one) => partRule(documents, one)?.section === section)) {
    const one = read(sentSchema, await transaction.get(sent(id)))
    const reference = read(referenceSchema, written[id])
    if (one === undefined || one.reference.file !== reference?.file) continue
    const encoded = encodedOf(JSON.parse(one.text))
    if (encoded !== undefined) writeBase(transaction, id, encoded)
    transaction.put(known(id), { cloud: reference, base: reference.file } satisfies KnownPart)
    if (refusedFiles.includes(reference.file)) continue
    transaction.remove(sent(id))
    if ((await transaction.get(changeNoteKey(id))) === one.mark) transaction.remove(changeNoteKey(id))
  }
}

function forgetPart(transaction: Transaction, id: string): void {
  transaction.remove(known(id))
  removeBase(transaction, id)
}

/** Notes how a section in the cloud names its parts; those that are new are fetched later. */
export async function noteParts(
  transaction: Transaction,
  documents: readonly AnyDocument[],
  section: Section,
  coming: WireDocuments,
): Promise<void> {
  for (const id of await idsUnder(transaction, known(), documents, section))
    if (!Object.hasOwn(coming, id)) forgetPart(transaction, id)
  for (const [id, document] of Object.entries(coming)) {
    const reference = partRule(documents, id)?.section === section ? read(referenceSchema, document) : undefined
    if (reference === undefined) continue
    const part = await readKnown(transaction, id)
    transaction.put(known(id), { ...part, cloud: reference } satisfies KnownPart)
  }
}

/** The parts that are to be fetched, or one of them: by their ids, the hash of the file. */
export async function wantedParts(transaction: Transaction, only?: string): Promise<ReadonlyMap<string, string>> {
  const keys = only === undefined ? await transaction.keys(known()) : [known(only)]
  const wanted = new Map<string, string>()
  for (const key of keys) {
    const part = read(knownSchema, await transaction.get(key))
    if (part !== undefined && part.base !== part.cloud.file) wanted.set(key.slice(known().length), part.cloud.file)
  }
  return wanted
}

interface TakenOverPart {
  readonly isAnother: boolean
  readonly hasMore: boolean
}

const AS_IT_WAS: TakenOverPart = { isAnother: false, hasMore: false }

/**
 * Merges a part that was fetched with what is here.
 * @param text the file, as the cloud has it
 * @returns whether the document is another now, and whether it has something that the cloud does not; neither where
 * something newer has come meanwhile
 */
export async function takeOverPart(
  transaction: Transaction,
  { id, file, text }: { readonly id: string; readonly file: string; readonly text: string },
  { documents, ...merging }: MergeContext & { readonly documents: readonly AnyDocument[] },
): Promise<TakenOverPart> {
  const rule = partRule(documents, id)
  const part = await readKnown(transaction, id)
  const remote = readPart(text)
  if (rule === undefined || remote === undefined || part?.cloud.file !== file) return AS_IT_WAS
  const record = await transaction.get(recordKey({ id }))
  const local = encodedOf(record)
  if (local !== undefined && local.version !== remote.version) return AS_IT_WAS // of another program: left to that
  const base = part.base === undefined ? undefined : (await readBase(transaction, id))?.data
  const merged = local && merge(rule.rule, { base, local: local.data, remote: remote.data }, merging).value
  const result: Encoded = merged === undefined ? remote : { version: remote.version, data: merged }
  writeBase(transaction, id, remote)
  transaction.put(known(id), { cloud: part.cloud, base: file } satisfies KnownPart)
  const hasMore = !sameOnWire(rule.section, result, remote)
  if (hasMore) transaction.put(changeNoteKey(id), `merged with ${file}`)
  else transaction.remove(changeNoteKey(id))
  if (local !== undefined && sameOnWire(rule.section, result, local)) return { isAnother: false, hasMore }
  writeRecord(transaction, id, record, result)
  return { isAnother: true, hasMore }
}

function readPart(text: string): Encoded | undefined {
  if (isTooDeep(text)) return undefined
  try {
    return encodedOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
