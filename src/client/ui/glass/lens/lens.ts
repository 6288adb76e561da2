import type { Place } from '../place.ts'
import styles from './lens.module.css'
import { lensMap } from './lens-map.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** How far the rim's colours come from, in px. */
const REACH_PX = 48
/** The rim is brighter than what it bends, as glass that catches light. */
const BRIGHTER = { type: 'linear', slope: '1.3' }
/** A pane that changes its size is mapped again after this, in ms; until then its map is stretched. */
const SETTLED_MS = 150

/** A pane whose rim refracts what is behind it. */
export interface Lens {
  readonly element: HTMLElement
  remove(): void
}

/**
 * Lets the rim of a pane of blurred glass bend what is behind it; text upon the pane is not touched. For engines that
 * draw such filters (`canRefract`).
 */
export function refract(element: HTMLElement, place: Place): Lens {
  const id = `lens-${place}`
  const map = svg('feImage', { preserveAspectRatio: 'none', result: 'map' })
  const filter = svg(
    'filter',
    { id, x: '0', y: '0', width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    [
      map,
      svg('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'map',
        scale: String(-2 * REACH_PX),
        xChannelSelector: 'R',
        yChannelSelector: 'G',
      }),
      svg('feComponentTransfer', { result: 'bent' }, [
        svg('feFuncR', BRIGHTER),
        svg('feFuncG', BRIGHTER),
        svg('feFuncB', BRIGHTER),
      ]),
      svg('feColorMatrix', { in: 'map', values: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 1 0 0', result: 'rim' }),
      svg('feComposite', { in: 'bent', in2: 'rim', operator: 'in', result: 'bentRim' }),
      svg('feMerge', {}, [svg('feMergeNode', { in: 'SourceGraphic' }), svg('feMergeNode', { in: 'bentRim' })]),
    ],
  )
  filters().append(filter)

  let timer: ReturnType<typeof setTimeout> | undefined
  const resized = new ResizeObserver(() => {
    setAttributes(map, { width: String(element.offsetWidth), height: String(element.offsetHeight) })
    clearTimeout(timer)
    timer = setTimeout(() => drawMap(element, map), map.hasAttribute('href') ? SETTLED_MS : 0)
  })
  resized.observe(element)
  element.style.setProperty('--gk-lens', `url("#${id}")`)
  element.dataset.lens = ''
  return {
    element,
    remove: () => {
      resized.disconnect()
      clearTimeout(timer)
      delete element.dataset.lens
      element.style.removeProperty('--gk-lens')
      filter.remove()
    },
  }
}

/** Whether this engine draws SVG filters behind an element: Chromium does, told by a property that it alone has. */
export const canRefract = (): boolean => CSS.supports('corner-shape: squircle')

function drawMap(element: HTMLElement, map: SVGElement): void {
  const [width, height] = [element.offsetWidth, element.offsetHeight]
  if (width === 0 || height === 0) return
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0
  canvas.getContext('2d')?.putImageData(new ImageData(lensMap({ width, height, radius }), width), 0, 0)
  map.setAttribute('href', canvas.toDataURL())
}

/** The hidden drawing that holds all filters. */
function filters(): SVGElement {
  const present = document.querySelector<SVGElement>(`.${styles.filters}`)
  if (present !== null) return present
  const made = svg('svg', { class: styles.filters ?? '', 'aria-hidden': 'true' })
  document.body.append(made)
  return made
}

function svg(name: string, attributes: Readonly<Record<string, string>>, children: readonly SVGElement[] = []) {
  const element = document.createElementNS(SVG, name) as SVGElement // of this namespace
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

const setAttributes = (element: Element, attributes: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
