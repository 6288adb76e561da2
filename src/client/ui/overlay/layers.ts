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

/** The portal container of a menu: a modal overlay makes every other layer inert, so its menus use its own layer. */
export function menuLayer(): Element {
  const menu = layerElement('menu')
  if (!menu.hasAttribute('inert')) return menu
  const below = overlayLayers.slice(0, overlayLayers.indexOf('menu')).map(layerElement)
  return below.findLast((layer) => layer.childElementCount > 0 && !layer.hasAttribute('inert')) ?? menu
}
