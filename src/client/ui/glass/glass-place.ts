/** Every mounted glass surface. */
export const surfaces = new Set<HTMLElement>()

let measure = () => {}

/** The ref of every glass surface: `<div ref={placeGlass} className={surface.g2}>`. */
export function placeGlass(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  surfaces.add(element)
  measure()
  return () => surfaces.delete(element)
}

/** Measures all surfaces again in the next frame; call it after moving them, as by a page transition or a drag. */
export const measureGlass = (): void => measure()

/** Installs the measuring of `glass-follow.ts`, which is loaded after the first frame. */
export function setGlassMeasure(how: () => void): void {
  measure = how
  how()
}
