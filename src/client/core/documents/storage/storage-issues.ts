import { createStore } from 'zustand/vanilla'
import { sameJson } from '../../../lib/values/json.ts'

/** A problem of storing the user's data, shown once. None of them loses data by itself. */
export type StorageIssue =
  /** Stored data was unusable, wholly or in the listed parts; the original is kept under `key`. */
  | { readonly at: 'quarantined'; readonly document: string; readonly key: string; readonly parts: readonly string[] }
  /** The data is of a newer program, so this tab must not write. */
  | { readonly at: 'newer'; readonly document: string }
  /** The write failed, or the disk is `full`; the change is in this tab only, and the write is retried. */
  | { readonly at: 'unsaved'; readonly document: string; readonly full: boolean }
  /** Another page has upgraded or deleted the database: this one has let go of it, and opens it again when needed. */
  | { readonly at: 'released' }
  /** The browser offers no storage: data lasts as long as the page. */
  | { readonly at: 'memoryOnly' }

/** The unresolved issues of this page, oldest first. */
export const storageIssues = createStore<readonly StorageIssue[]>()(() => [])

/** Reports an issue; the same one only once. */
export function reportIssue(issue: StorageIssue): void {
  if (!storageIssues.getState().some((other) => sameJson(other, issue)))
    storageIssues.setState([...storageIssues.getState(), issue], true)
}

/** Removes resolved issues, e.g. `unsaved` after a successful write. */
export function clearIssues(isResolved: (issue: StorageIssue) => boolean): void {
  const left = storageIssues.getState().filter((trouble) => !isResolved(trouble))
  if (left.length !== storageIssues.getState().length) storageIssues.setState(left, true)
}
