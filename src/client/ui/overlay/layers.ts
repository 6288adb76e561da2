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

/**
 * Where a menu is portalled to. A modal sheet or dialog makes every other layer inert: a menu that is asked for within it
 * belongs to its layer.
 */
export function menuLayer(): Element {
  const menu = layerElement('menu')
  if (!menu.hasAttribute('inert')) return menu
  const below = overlayLayers.slice(0, overlayLayers.indexOf('menu')).map(layerElement)
  return below.findLast((layer) => layer.childElementCount > 0 && !layer.hasAttribute('inert')) ?? menu
}
