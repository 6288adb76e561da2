/**
 * Keeps --gk-x and --gk-y of every glass surface: its left and top in the viewport, by which the lite tier shifts its
 * still copy of the wallpaper. Only that tier measures; under the others a surface costs an entry in a set.
 */
const surfaces = new Set<HTMLElement>()
let stop: (() => void) | undefined
let scheduled = false

/** A ref for every glass surface: `<div ref={placeGlass} className={surface.g2}>`. */
export function placeGlass(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  surfaces.add(element)
  stop ??= listen()
  measureGlass()
  return () => {
    surfaces.delete(element)
    if (surfaces.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** Measures all surfaces again in the next frame; for whoever has moved them: a page turn, a drag, an opened panel. */
export function measureGlass(): void {
  if (scheduled || document.documentElement.dataset['perf'] !== 'lite') return
  scheduled = true
  requestAnimationFrame(() => {
    scheduled = false
    // all reads before all writes, so that the page is laid out once
    const places = [...surfaces].map((element) => ({ element, rectangle: element.getBoundingClientRect() }))
    for (const { element, rectangle } of places) {
      element.style.setProperty('--gk-x', `${rectangle.left}px`)
      element.style.setProperty('--gk-y', `${rectangle.top}px`)
    }
  })
}

function listen(): () => void {
  const tier = new MutationObserver(measureGlass)
  tier.observe(document.documentElement, { attributeFilter: ['data-perf', 'style'] })
  addEventListener('resize', measureGlass)
  addEventListener('scroll', measureGlass, { capture: true, passive: true })
  return () => {
    tier.disconnect()
    removeEventListener('resize', measureGlass)
    removeEventListener('scroll', measureGlass, { capture: true })
  }
}
