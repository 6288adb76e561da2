import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Document } from './document.ts'

/** A selected part of a document; the component renders again only when it changes. */
export function useDocument<T, S>(document: Document<T>, select: (value: T) => S): S {
  return useStore(document.store, useShallow(select))
}
