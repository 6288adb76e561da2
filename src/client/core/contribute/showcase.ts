import { createStore } from 'zustand/vanilla'
import type { Language } from '../../../shared/constants.ts'
import type { AnyDocument, Document } from '../documents/document.ts'
import type { SampleValues } from '../documents/sample-values.ts'

/** A value that stands for a document's own in the preview of a widget. */
export interface DocumentSample {
  readonly document: AnyDocument
  readonly value: (language: Language) => unknown
}

/** @param value called when a preview is shown: it may depend on the time, too */
export const sampleOf = <T>(document: Document<T>, value: (language: Language) => NoInfer<T>): DocumentSample => ({
  document,
  value,
})

/** Whom a widget asks for what it shows. */
interface Asked {
  /** What the server offers it by, see `useOfferedSources`. */
  readonly area: string
  /** The name of one of the area's third parties by its id there, such as `open-meteo`; empty for one to leave out. */
  readonly nameOf: (source: string) => string
}

interface ShowcaseDefinition {
  /** What the preview shows in place of what comes from the user or a third party; none where all is computed. */
  readonly samples?: readonly DocumentSample[]
  /** Addresses of the samples' pictures, by the ids or references that these have for them. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly asks?: Asked
}

/** What the list of components shows of a widget beside its name: the default export of its `showcase.ts`. */
export interface Showcase extends ShowcaseDefinition {
  readonly widget: string
}

/** Declares what the list of components shows of a widget. @param widget its id */
export const defineShowcase = (widget: string, definition: ShowcaseDefinition): Showcase => ({ widget, ...definition })

/** The samples of a widget as they are now. */
export function sampleValues(
  { samples = [], pictures = {} }: Pick<Showcase, 'samples' | 'pictures'>,
  language: Language,
): SampleValues {
  const stores = new Map<AnyDocument, AnyDocument['store']>(
    samples.map(({ document, value }) => [document, createStore(() => value(language))]),
  )
  return { storeOf: (document) => stores.get(document), pictures }
}
