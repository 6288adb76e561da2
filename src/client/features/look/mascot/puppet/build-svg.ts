const SVG = 'http://www.w3.org/2000/svg'

const TAG = /<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/**
 * The elements of an SVG of ours: tags and attributes, no texts and entities. Parsers of the browser are not allowed here,
 * as the page's policy on trusted types has no exception.
 * @throws where a tag is not closed
 */
export function buildSvg(source: string): SVGSVGElement {
  const root = document.createElementNS(SVG, 'svg')
  const open: Element[] = []
  for (const [, closes, name = '', attributes = '', isEmpty] of source.matchAll(TAG)) {
    if (closes) {
      open.pop()
      continue
    }
    const parent = open.at(-1)
    const element = parent === undefined ? root : document.createElementNS(SVG, name)
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      if (key !== 'xmlns') element.setAttribute(key, value)
    parent?.append(element)
    if (!isEmpty) open.push(element)
  }
  if (open.length > 0) throw new TypeError(`${open.length} tags are not closed`)
  return root
}
