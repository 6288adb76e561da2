import type { AnyDocument, Document } from './document.ts'

/** What a new user finds in a widget: the default export of its `welcome.ts`. */
export interface Welcome {
  readonly document: AnyDocument
  /** Fills the document; this is stored at once, and no step of undo. */
  readonly fill: () => void
}

/** @param initial called on a first visit, when all messages are loaded */
export const defineWelcome = <T>(document: Document<T>, initial: () => T): Welcome => ({
  document,
  fill: () => document.set(initial(), { origin: 'program' }),
})
