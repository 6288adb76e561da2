import { use } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Document } from './document.ts'
import { SampleContext } from './sample-values.ts'

/** A selected part of a document, or of its sample in a preview; the component renders again only when it changes. */
export function useDocument<T, S>(document: Document<T>, select: (value: T) => S): S {
  return useStore(use(SampleContext)?.storeOf(document) ?? document.store, useShallow(select))
}
