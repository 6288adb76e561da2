import { dataAttribute, dataValue } from '../dom.ts'
import { setGlassMeasure, surfaces } from './glass-place.ts'

let scheduled = false

/**
 * Updates --gk-x and --gk-y of every glass surface: its left and top in the viewport, by which the lite tier offsets
 * its still copy of the wallpaper. Only that tier measures.
 */
export function followGlass(): void {
  setGlassMeasure(measure)
  new MutationObserver(measure).observe(document.documentElement, {
    attributeFilter: [dataAttribute('glass-tier'), 'style'],
  })
  addEventListener('resize', measure)
  addEventListener('scroll', measure, { capture: true, passive: true })
}

function measure() {
  if (scheduled || dataValue(document.documentElement, 'glass-tier') !== 'lite') return
  scheduled = true
  requestAnimationFrame(() => {
    scheduled = false
    // all reads before all writes: one layout pass
    const places = [...surfaces].map((element) => ({ element, rectangle: element.getBoundingClientRect() }))
    for (const { element, rectangle } of places) {
      element.style.setProperty('--gk-x', `${rectangle.left}px`)
      element.style.setProperty('--gk-y', `${rectangle.top}px`)
    }
  })
}
