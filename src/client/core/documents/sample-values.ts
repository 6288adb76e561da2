import { createContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Document } from './document.ts'

/** What stands for the user's data in a part of the page, such as a preview. None of it is stored or sent. */
export interface SampleValues {
  /** The store of a document's sample; undefined for a document that shows its own value. */
  readonly storeOf: <T>(document: Document<T>) => StoreApi<T> | undefined
  /** Addresses of pictures, by what the samples refer to them by. */
  readonly pictures: Readonly<Record<string, string>>
}

/** Around what shows samples; without it, all documents show what they have. */
export const SampleContext = createContext<SampleValues | undefined>(undefined)
