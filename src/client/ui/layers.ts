/** What lies above what, from the wallpaper up to the cursor; --gk-z-* of tokens.css in the same order. */
export const layers = [
  'wall',
  'home',
  'danmaku',
  'dock',
  'sidebar',
  'search',
  'mascot',
  'window',
  'drawer',
  'dialog',
  'menu',
  'toast',
  'loading',
  'cursor',
] as const

export type Layer = (typeof layers)[number]

/** The layers that the overlay root holds; the others are the home's own. */
export const overlayLayers = [
  'window',
  'drawer',
  'dialog',
  'menu',
  'toast',
  'loading',
] as const satisfies readonly Layer[]

export type OverlayLayer = (typeof overlayLayers)[number]

/** The element of an overlay layer, into which overlays are portalled; the body before the overlay root is there. */
export function layerElement(layer: OverlayLayer): Element {
  return document.getElementById(`layer-${layer}`) ?? document.body
}
