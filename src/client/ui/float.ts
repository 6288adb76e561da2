/**
 * Hands what moves in each frame to the compositor alone. A browser sorts all that a page paints into layers anew for each
 * frame in which something of it moves, `will-change` or not, since the moved could come to lie over anything. Of what is being
 * animated it takes that for granted, and a new value goes straight to the layer: so an animation that stands still and adds
 * nothing lies over the element's own style.
 * @param properties those that are going to change
 * @returns ends it
 */
export function float(element: Element, ...properties: readonly Moved[]): () => void {
  const nothing = Object.fromEntries(properties.map((property) => [property, ['none', 'none']]))
  const still = element.animate(nothing, { duration: 1, iterations: Number.POSITIVE_INFINITY, composite: 'add' })
  still.pause()
  return () => still.cancel()
}

type Moved = 'transform' | 'translate' | 'rotate' | 'scale'
