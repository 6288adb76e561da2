import type { Section } from '../../../../../shared/entities/section.ts'
import { isTooDeep } from '../../../../../shared/lib/values/json-depth.ts'
import { type AnyDocument, type Encoded, isEncoded } from '../../../../core/documents/document.ts'
import { indexRecords } from '../../../../core/documents/merge/places.ts'
import type { MergeRule } from '../../../../core/documents/merge/rule.ts'
import { base64Of, bytesOfBase64 } from '../../../../core/text/base64.ts'
import { canonicalJson } from '../../../../lib/values/canonical-json.ts'
import { isPlainObject, sameJson } from '../../../../lib/values/json.ts'
import { mapContents } from '../../../../lib/values/map-contents.ts'

/** A document that belongs to the account. */
export interface Traveller {
  readonly document: AnyDocument
  readonly merge: MergeRule
  /** Keys of its value that stay on this device. */
  readonly stays: readonly string[]
  /** Fields of its value and of its records that other clients may leave out. */
  readonly keeps: readonly string[]
}

/** The documents of a section that travel. */
export const travellersOf = (documents: readonly AnyDocument[], section: Section): readonly Traveller[] =>
  documents.flatMap((document) => {
    const { travel } = document
    if (document.section !== section || travel.travels === 'device') return []
    return [{ document, merge: travel.merge, stays: travel.stays ?? [], keeps: travel.keeps ?? [] }]
  })

/** Documents of a section as they travel, by their ids. */
export type WireDocuments = Readonly<Record<string, unknown>>

/** A value without what stays on this device. */
export const withoutStaying = (value: unknown, { stays }: Pick<Traveller, 'stays'>): unknown =>
  stays.length === 0 || !isPlainObject(value)
    ? value
    : Object.fromEntries(Object.entries(value).filter(([key]) => !stays.includes(key)))

/** A value that has come, with what stays on this device as it is here. */
export function withStaying(value: unknown, here: unknown, { stays }: Pick<Traveller, 'stays'>): unknown {
  if (!isPlainObject(value) || !isPlainObject(here)) return value
  return {
    ...value,
    ...Object.fromEntries(stays.filter((key) => Object.hasOwn(here, key)).map((key) => [key, here[key]])),
  }
}

/**
 * A document that has come, with the fields that its client did not know as they were: a record that is without one has
 * that of the record of its id in a former value; so is the value itself.
 */
export function withKept(encoded: Encoded | undefined, former: unknown, { keeps }: Pick<Traveller, 'keeps'>) {
  if (encoded === undefined || keeps.length === 0) return encoded
  const { records } = indexRecords(former)
  const complete = (value: unknown, known: object = {}): unknown => {
    if (Array.isArray(value)) return value.map((one) => complete(one, records.get(String(one?.id))?.record))
    if (!isPlainObject(value)) return value
    const kept = Object.entries(known).filter(([key]) => keeps.includes(key) && !Object.hasOwn(value, key))
    const fields = Object.entries(value).map(([key, one]) => [key, complete(one)] as const)
    return Object.fromEntries([...fields, ...kept])
  }
  return { ...encoded, data: complete(encoded.data, isPlainObject(former) ? former : {}) }
}

/** Writes a section as it is sent: canonical, so that equal content is equal text; texts of notes are base64. */
export function writeBody(section: Section, documents: WireDocuments): string {
  return canonicalJson(section === 'notes' ? mapContents(documents, base64OfText) : documents)
}

/**
 * Reads a section as it was sent.
 * @throws UnreadableBody where it is none; Error `Cannot decode base64` as the cause where a note's text is no base64
 */
export function readBody(section: Section, body: string): WireDocuments {
  let documents: unknown
  if (isTooDeep(body)) throw new UnreadableBody(section)
  try {
    documents = JSON.parse(body)
    if (section === 'notes') documents = mapContents(documents, textOfBase64)
  } catch (cause) {
    throw new UnreadableBody(section, { cause })
  }
  if (!isPlainObject(documents)) throw new UnreadableBody(section)
  return documents
}

/** Reads a section as it was sent; undefined where it cannot be read. */
export function readBodySafely(section: Section, body: string): WireDocuments | undefined {
  try {
    return readBody(section, body)
  } catch (error) {
    if (error instanceof UnreadableBody) return undefined
    throw error
  }
}

/** A section in the cloud that this program cannot read: of another client, or damaged. */
export class UnreadableBody extends Error {
  readonly section: Section
  constructor(section: Section, options?: ErrorOptions) {
    super(`section ${section} cannot be read`, options)
    this.name = 'UnreadableBody'
    this.section = section
  }
}

/** A document of a body; undefined if it is none. */
export const encodedOf = (document: unknown): Encoded | undefined =>
  isEncoded(document) ? { version: document.version, data: document.data } : undefined

/**
 * A document in this program's version, without what stays on the device; undefined where this program cannot read it.
 * @param here the value on this device, from which what stays is taken
 */
export function readable(traveller: Traveller, encoded: Encoded | undefined, here: unknown): Encoded | undefined {
  if (encoded === undefined) return undefined
  const { document } = traveller
  const decoded = document.decode({ ...encoded, data: withStaying(encoded.data, here, traveller) })
  if (decoded.at !== 'read') return undefined
  return { version: document.version, data: withoutStaying(decoded.value, traveller) }
}

/** What a document begins with on every device: until the cloud has one, that is what both have had. */
export const initialOf = (traveller: Traveller): Encoded => ({
  version: traveller.document.version,
  data: withoutStaying(traveller.document.initial, traveller),
})

const base64OfText = (text: string): string => base64Of(new TextEncoder().encode(text))

function textOfBase64(base64: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOfBase64(base64))
  } catch {
    throw new Error('Cannot decode base64')
  }
}

/** Whether two documents are the same as they are sent: in a note half a surrogate pair is sent as a whole sign. */
export const sameOnWire = (section: Section, one: Encoded | undefined, other: Encoded | undefined): boolean =>
  sameJson(one, other) || writeBody(section, { one }) === writeBody(section, { one: other })
