import { type ComponentType, useEffect, useState } from 'react'
import { lazy } from '../page/lazy.ts'
import { allMessagesLoaded } from '../text/i18n.ts'
import { findWidget, isRegistryComplete, registryCompleted } from './registry.ts'
import type { TileProps } from './widget.ts'

/** Whether every command and document is registered; the component renders again when they are. */
export function useRegistryCompleted(): boolean {
  const [complete, setComplete] = useState(isRegistryComplete)
  useEffect(() => {
    // the registry is filled outside React
    void registryCompleted().then(() => setComplete(true))
  }, [])
  return complete
}

type Tile = ComponentType<TileProps> & { readonly load: () => Promise<unknown> }

const tiles = new Map<string, Tile>()

/**
 * A widget's tile, loaded after its document at the first render, and shown once its texts are there: drawn without them,
 * it would be laid out twice. Undefined if this build has no such widget.
 */
export function tileOf(id: string): Tile | undefined {
  const widget = findWidget(id)
  if (widget === undefined) return undefined
  const known =
    tiles.get(id) ??
    lazy(async () => {
      const [tile] = await Promise.all([registryCompleted().then(widget.tile), allMessagesLoaded()])
      return tile
    })
  tiles.set(id, known)
  return known
}
