import { dataAttribute, dataSelector, dataValue } from '../dom.ts'
import { setGlassMeasure, surfaces } from './glass-place.ts'

const STILL = dataSelector('still-glass')

let scheduled = false

/**
 * Updates --gk-x and --gk-y of every glass surface that shows a still copy of the wallpaper: its left and top in the
 * viewport, by which the copy is offset. That is all of them in the lite tier, in the full one those that may not blur.
 */
export function followGlass(): void {
  setGlassMeasure({ soon: measure, now: place })
  new MutationObserver(measure).observe(document.documentElement, {
    attributeFilter: [dataAttribute('glass-tier'), 'style'],
  })
  addEventListener('resize', measure)
  addEventListener('scroll', measure, { capture: true, passive: true })
}

const tier = () => dataValue(document.documentElement, 'glass-tier')

function measure() {
  // most pages have none in the full tier: then a scroll asks for no frame
  if (scheduled || tier() === 'solid' || (tier() !== 'lite' && document.querySelector(STILL) === null)) return
  scheduled = true
  requestAnimationFrame(() => {
    scheduled = false
    place()
  })
}

function place() {
  if (tier() === 'solid') return
  const isLite = tier() === 'lite'
  const still = [...surfaces].filter((element) => isLite || element.closest(STILL) !== null)
  // all reads before all writes: one layout pass
  const places = still.map((element) => ({ element, rectangle: element.getBoundingClientRect() }))
  for (const { element, rectangle } of places) {
    element.style.setProperty('--gk-x', `${rectangle.left}px`)
    element.style.setProperty('--gk-y', `${rectangle.top}px`)
  }
}
