import { isPlainObject } from '../../lib/values/json.ts'
import { registry } from '../contribute/registry.ts'
import { type AnyDocument, type Encoded, isEncoded } from '../documents/document.ts'

/** Documents as they were at a moment, encoded, by their ids. */
export interface SavedDocuments {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly documents: Readonly<Record<string, unknown>>
}

/** The document of a record of storage, without what only the record has; undefined if it is none. */
export const encodedIn = (record: unknown): Encoded | undefined =>
  isEncoded(record) ? { version: record.version, data: record.data } : undefined

/** Documents as they are now. */
export const saveDocuments = (documents: readonly AnyDocument[]): SavedDocuments => ({
  at: Date.now(),
  documents: Object.fromEntries(documents.map((one) => [one.id, one.encode()])),
})

/** Brings back documents; one that cannot be read stays as it is. */
export function restoreDocuments({ documents }: SavedDocuments): void {
  for (const document of registry().documents) {
    const decoded = documents[document.id] === undefined ? undefined : document.decode(documents[document.id])
    if (decoded?.at === 'read') document.set(decoded.value)
  }
}

export const isSavedDocuments = (value: unknown): value is SavedDocuments =>
  isPlainObject(value) && Number.isFinite(value.at) && isPlainObject(value.documents)
