/** The stacking order from the wallpaper up to the cursor; the same order as --gk-z-* in tokens.css. */
export const layerNames = [
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

export type Layer = (typeof layerNames)[number]

/** The layers of the overlay root; the others belong to the home screen. */
export const overlayLayers = [
  'window',
  'drawer',
  'dialog',
  'menu',
  'toast',
  'loading',
] as const satisfies readonly Layer[]

export type OverlayLayer = (typeof overlayLayers)[number]

/** The portal container of an overlay layer; the body before the overlay root is mounted. */
export function layerElement(layer: OverlayLayer): Element {
  return document.getElementById(`layer-${layer}`) ?? document.body
}

/**
 * The portal container of an overlay that opens now: a modal overlay makes every layer but its own inert, so that what
 * opens above it uses that one.
 */
export function usableLayer(layer: OverlayLayer): Element {
  const own = layerElement(layer)
  if (!own.hasAttribute('inert')) return own
  const candidates = overlayLayers.slice(0, overlayLayers.indexOf('toast')).map(layerElement)
  return candidates.findLast((one) => one.childElementCount > 0 && !one.hasAttribute('inert')) ?? own
}
