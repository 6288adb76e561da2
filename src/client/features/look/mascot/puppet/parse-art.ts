import type { Dress } from '../characters/character.ts'
import { type PartName, partNames } from '../kernel/place-parts.ts'
import { buildSvg } from './build-svg.ts'

/** A drawing in its parts. */
export interface Art {
  readonly svg: SVGSVGElement
  readonly parts: ReadonlyMap<PartName, SVGGraphicsElement>
  readonly pivots: Readonly<Partial<Record<PartName, { readonly x: number; readonly y: number }>>>
  /** The lines of a mouth, of which each has the same commands. */
  readonly mouth: { readonly path: Element; readonly shapes: Readonly<Record<'closed' | 'open' | 'frown', Line>> }
  /** Lines that are bent with the tail, and from where to where along it each is. */
  readonly bending: readonly {
    readonly path: Element
    readonly line: Line
    readonly from: number
    readonly to: number
  }[]
}

/** A path as what stands between its numbers, and these. */
export interface Line {
  readonly texts: readonly string[]
  readonly numbers: readonly number[]
}

const NUMBER = /-?\d*\.?\d+/g

const parseLine = (d: string): Line => ({ texts: d.split(NUMBER), numbers: (d.match(NUMBER) ?? []).map(Number) })

/** The path of a line, to hundredths of a px. */
export const writeLine = ({ texts, numbers }: Line): string =>
  texts
    .map((text, at) => (numbers[at] === undefined ? text : `${text} ${Math.round((numbers[at] ?? 0) * 100) / 100}`))
    .join('')

let lastFigure = 0

/** Makes a drawing of its source, in the colours of a dress. @throws where a part is not as it must be */
export function parseArt(source: string, dress: Dress): Art {
  const colored = source.replaceAll(/#[\da-f]{3,6}\b/g, (color) => dress[color] ?? color)
  // figures beside one another may not paint with each other's colours
  lastFigure += 1
  const own = `mascot-${lastFigure}-`
  const named = colored.replaceAll(/( id="|url\(#|href="#)/g, `$1${own}`)
  const svg = buildSvg(named)
  const parts = new Map<PartName, SVGGraphicsElement>()
  const pivots: Partial<Record<PartName, { x: number; y: number }>> = {}
  for (const name of partNames) {
    const part = svg.querySelector<SVGGraphicsElement>(`[data-part="${name}"]`)
    if (part === null) continue
    const [x = Number.NaN, y = Number.NaN] = (part.dataset.pivot ?? '').split(',').map(Number)
    if (Number.isNaN(x + y)) throw new TypeError(`the part ${name} has no pivot`)
    parts.set(name, part)
    pivots[name] = { x, y }
  }
  const shape = (name: string): Element => {
    const path = svg.querySelector(`[data-part="mouth"] > [data-shape="${name}"]`)
    if (path === null) throw new TypeError(`the mouth has no shape ${name}`)
    return path
  }
  const path = shape('closed')
  const lineOf = (element: Element) => parseLine(element.getAttribute('d') ?? '')
  const shapes = { closed: lineOf(path), open: lineOf(shape('open')), frown: lineOf(shape('frown')) }
  for (const other of ['open', 'frown']) shape(other).remove()
  const bending = [...svg.querySelectorAll<SVGElement>('[data-bend]')].map((element) => {
    const [from = 0, to = 1] = (element.dataset.bend ?? '').split(',').map(Number)
    return { path: element, line: lineOf(element), from, to }
  })
  return { svg, parts, pivots, mouth: { path, shapes }, bending }
}
