import type { Section } from '../../../../../shared/entities/section.ts'
import type { AnyDocument, Encoded } from '../../../../core/documents/document.ts'
import { isPart } from './part-reference.ts'
import { encodedOf, initialOf, readable, readBodySafely, travellersOf, withoutStaying, withStaying } from './wire.ts'

/** A section of the cloud as this program reads it. */
export interface SectionContent {
  /** The values of its documents by their ids, without what stays on a device. */
  readonly values: Readonly<Record<string, unknown>>
  /** The ids of documents that this program does not know or cannot read: of a newer one, or damaged. */
  readonly leftOut: readonly string[]
}

/**
 * Reads a section without merging it. A document that it does not have was as it begins, as for the merge; parts, such
 * as drawings, are not in it.
 * @returns undefined where the section as a whole cannot be read
 */
export function readContent(
  section: Section,
  body: string,
  documents: readonly AnyDocument[],
): SectionContent | undefined {
  const sent = readBodySafely(section, body)
  if (sent === undefined) return undefined
  const travellers = travellersOf(documents, section)
  const read = travellers.map((traveller) => {
    const { document } = traveller
    const isThere = Object.hasOwn(sent, document.id)
    const value = isThere ? readable(traveller, encodedOf(sent[document.id]), document.kept()) : initialOf(traveller)
    return [document.id, value?.data] as const
  })
  const known = new Set(documents.map(({ id }) => id))
  return {
    values: Object.fromEntries(read.filter(([, value]) => value !== undefined)),
    leftOut: [
      ...read.flatMap(([id, value]) => (value === undefined ? [id] : [])),
      ...Object.keys(sent).filter((id) => !known.has(id) && !isPart(documents, id, sent[id])),
    ],
  }
}

/** Values as documents of this device, with what stays on it as it is here; those of no traveller are left out. */
export function encodedForHere(
  documents: readonly AnyDocument[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Encoded>> {
  const encoded = documents.flatMap((document) => {
    const { id, version, section } = document
    const traveller = travellersOf([document], section)[0]
    if (traveller === undefined || !Object.hasOwn(values, id)) return []
    return [[id, { version, data: withStaying(values[id], document.kept(), traveller) }] as const]
  })
  return Object.fromEntries(encoded)
}

/** The values of documents as they are on this device, as `readContent` has those of the cloud. */
export const valuesHere = (documents: readonly AnyDocument[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    documents.flatMap((document) =>
      travellersOf([document], document.section).map(
        (traveller) => [document.id, withoutStaying(document.kept(), traveller)] as const,
      ),
    ),
  )
