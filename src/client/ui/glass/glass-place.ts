/** Every mounted glass surface. */
export const surfaces = new Set<HTMLElement>()

let measure = () => {}
let place = () => {}

/** The ref of every glass surface: `<div ref={placeGlass} className={surface.g2}>`. */
export function placeGlass(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  surfaces.add(element)
  measure()
  return () => surfaces.delete(element)
}

/** Measures all surfaces again in the next frame; call it after moving them, as by a page transition or a drag. */
export const measureGlass = (): void => measure()

/** Measures all surfaces at once: those that begin to show the still copy would be painted with another part of it. */
export const measureGlassNow = (): void => place()

/** Installs the measuring of `glass-follow.ts`, which is loaded after the first frame. */
export function setGlassMeasure(how: { readonly soon: () => void; readonly now: () => void }): void {
  measure = how.soon
  place = how.now
  measure()
}
