import { dataAttribute, dataSelector, dataValue } from '../dom.ts'
import { setGlassMeasure, surfaces } from './glass-place.ts'

let scheduled = false

/**
 * Updates --gk-x and --gk-y of every glass surface that shows a still copy of the wallpaper: its left and top in the
 * viewport, by which the copy is offset. That is all of them in the lite tier, in the full one those that may not blur.
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
  const tier = dataValue(document.documentElement, 'glass-tier')
  if (scheduled || tier === 'solid') return
  scheduled = true
  requestAnimationFrame(() => {
    scheduled = false
    const still = [...surfaces].filter((element) => tier === 'lite' || element.closest(dataSelector('still-glass')))
    // all reads before all writes: one layout pass
    const places = still.map((element) => ({ element, rectangle: element.getBoundingClientRect() }))
    for (const { element, rectangle } of places) {
      element.style.setProperty('--gk-x', `${rectangle.left}px`)
      element.style.setProperty('--gk-y', `${rectangle.top}px`)
    }
  })
}
