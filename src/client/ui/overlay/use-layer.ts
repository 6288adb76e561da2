import { useMemo } from 'react'
import { type OverlayLayer, usableLayer } from './layers.ts'

/** The portal container of an overlay, chosen whenever it opens. */
export const useLayer = (layer: OverlayLayer, open: boolean): Element =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: which layers are inert is a matter of the moment
  useMemo(() => usableLayer(layer), [layer, open])
