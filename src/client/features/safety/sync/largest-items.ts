import type { Section } from '../../../../shared/entities/section.ts'
import type { AnyDocument } from '../../../core/documents/document.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import { isRecordList, recordsIn, valueAt } from '../../../lib/values/records.ts'
import { travellersOf, withoutStaying, writeBody } from './syncer/wire.ts'

/** A part of a section by itself: a record without those in it, or what a document has in no record. */
export interface SectionItem {
  /** Id of its document. */
  readonly document: string
  /** What its user calls it: its name, else the first line of its text; undefined for what has neither. */
  readonly name: string | undefined
  /** In UTF-8, as it is sent. */
  readonly bytes: number
}

/** The largest items of a section, the largest first: what makes it too large for the cloud. */
export function largestItems(
  documents: readonly AnyDocument[],
  section: Section,
  count: number,
): readonly SectionItem[] {
  const items = travellersOf(documents, section).flatMap((traveller) => {
    const value = withoutStaying(traveller.document.kept(), traveller)
    const records = [...recordsIn(value).values()].map((path) => valueAt(value, path))
    return [value, ...records].map((one) => ({
      document: traveller.document.id,
      name: one === value ? undefined : nameOf(one),
      bytes: bytesOf(section, withoutLists(one)),
    }))
  })
  return items.toSorted((one, other) => other.bytes - one.bytes).slice(0, count)
}

const bytesOf = (section: Section, value: unknown): number =>
  new TextEncoder().encode(writeBody(section, { value })).length

/** A value without the records in it, at any depth. */
function withoutLists(value: unknown): unknown {
  if (isRecordList(value)) return []
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutLists(one)]))
}

function nameOf(record: unknown): string | undefined {
  if (!isPlainObject(record)) return undefined
  const lines = [record.name, record.content].flatMap((text) => (typeof text === 'string' ? text.split('\n') : []))
  return lines.map((line) => line.trim()).find((line) => line !== '')
}
