import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Document } from './document.ts'
import { lazy } from './lazy.ts'
import { findWidget, isRegistryComplete, registryCompleted } from './registry.ts'
import type { TileProps } from './widget.ts'

/** A selected part of a document; the component renders again only when it changes. */
export function useDocument<T, S>(document: Document<T>, select: (value: T) => S): S {
  return useStore(document.store, useShallow(select))
}

/** Whether every command and document is registered; the component renders again when they are. */
export function useRegistryCompleted(): boolean {
  const [complete, setComplete] = useState(isRegistryComplete)
  useEffect(() => {
    // the registry is filled outside React
    void registryCompleted().then(() => setComplete(true))
  }, [])
  return complete
}

const tiles = new Map<string, ComponentType<TileProps>>()

/** A widget's tile, loaded after its document at the first render; undefined if this build has no such widget. */
export function tileOf(id: string): ComponentType<TileProps> | undefined {
  const widget = findWidget(id)
  if (widget === undefined) return undefined
  const known = tiles.get(id) ?? lazy(() => registryCompleted().then(widget.tile))
  tiles.set(id, known)
  return known
}
