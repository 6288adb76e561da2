import type { AnyDocument, Document, Origin } from '../documents/document.ts'

/** What a new user finds in a widget: the default export of its `welcome.ts`. */
export interface Welcome {
  readonly document: AnyDocument
  /** Fills the document and stores it at once: by the program, which is no step of undo, or as a part of the user's. */
  readonly fill: (origin: Extract<Origin, 'program' | 'local'>) => void
}

/** @param initial called on a first visit, when all messages are loaded */
export const defineWelcome = <T>(document: Document<T>, initial: () => T): Welcome => ({
  document,
  fill: (origin) => document.set(initial(), { origin }),
})
