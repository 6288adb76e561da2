import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { isSavedDocuments, type SavedDocuments } from '../../../core/archive/saved-documents.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import { CAUSES, type Cause } from './model.ts'

/** All documents of a user as they were at a moment. */
export interface Version extends SavedDocuments {
  readonly cause: Cause
  /** The sections that the reset or logout after it has taken. */
  readonly taken?: readonly Section[]
}

/** A version in storage, in the specification's form: an object of one key, its time, that holds the whole data. */
export const storedVersion = ({ at, ...whole }: Version): Readonly<Record<string, Omit<Version, 'at'>>> => ({
  [at]: whole,
})

/** Reads a stored version; undefined if it is none. */
export function readStoredVersion(stored: unknown): Version | undefined {
  const [[time, whole] = ['', undefined]] = isPlainObject(stored) ? Object.entries(stored) : []
  if (!isPlainObject(whole)) return undefined
  const saved = { ...whole, at: Number(time) }
  const cause = CAUSES.find((one) => one === whole.cause)
  if (cause === undefined || !isSavedDocuments(saved)) return undefined
  const taken = whole.taken
  return { ...saved, cause, ...(Array.isArray(taken) && { taken: SECTIONS.filter((one) => taken.includes(one)) }) }
}
