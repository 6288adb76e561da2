/** Every glass surface on the page. */
export const surfaces = new Set<HTMLElement>()

let measure = () => {}

/** A ref for every glass surface: `<div ref={placeGlass} className={surface.g2}>`. */
export function placeGlass(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  surfaces.add(element)
  measure()
  return () => surfaces.delete(element)
}

/** Measures all surfaces again in the next frame; for whoever has moved them: a page turn, a drag, an opened panel. */
export const measureGlass = (): void => measure()

/** Says how surfaces are measured: only the lite tier needs it, and no first frame does (`glass-follow.ts`). */
export function measureGlassBy(how: () => void): void {
  measure = how
  how()
}
