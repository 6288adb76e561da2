import { createStore } from 'zustand/vanilla'
import { sameJson } from '../../shared/lib/data/json.ts'

/**
 * What went wrong with keeping the user's data, told once and plainly. None of these has lost anything:
 * `aside`: stored bytes could not be used (wholly, or in the named parts) and are kept under `key`;
 * `newer`: another tab runs a newer program, so this one must not write;
 * `unsaved`: the disk refused (`full`) or failed; the change lives in this tab and is tried again;
 * `passing`: the browser offers no storage; everything lasts as long as this page.
 */
export type StorageIssue =
  | { readonly at: 'aside'; readonly document: string; readonly key: string; readonly parts: readonly string[] }
  | { readonly at: 'newer'; readonly document: string }
  | { readonly at: 'unsaved'; readonly document: string; readonly full: boolean }
  | { readonly at: 'passing' }

/** The troubles of this page so far, oldest first. */
export const storageIssues = createStore<readonly StorageIssue[]>()(() => [])

/** Reports a trouble. The same one is reported once. */
export function reportIssue(trouble: StorageIssue): void {
  if (!storageIssues.getState().some((other) => sameJson(other, trouble)))
    storageIssues.setState([...storageIssues.getState(), trouble], true)
}

/** Takes back what is over, e.g. `unsaved` once the write has gone through. */
export function clearIssue(over: (trouble: StorageIssue) => boolean): void {
  const left = storageIssues.getState().filter((trouble) => !over(trouble))
  if (left.length !== storageIssues.getState().length) storageIssues.setState(left, true)
}
