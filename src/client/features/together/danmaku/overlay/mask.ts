import type { Box } from '../../../../lib/geometry/box.ts'

/** What is left of a message behind what is on the page; of one behind an open panel nothing. */
const LEFT = { seen: 0.06, panel: 0 } as const
/** How far in px messages begin to dissolve before that, and how soft the edge is. */
const MARGIN = 18
const BLUR = 14

/** Where messages dissolve, in px from the top left of the layer. */
export interface Hole extends Box {
  readonly is: keyof typeof LEFT
}

/** A mask for a layer of a size in px, as a value of `mask-image`: messages dissolve where there is a hole. */
export function maskOf(width: number, height: number, holes: readonly Hole[]): string {
  if (holes.length === 0 || width === 0 || height === 0) return 'none'
  const shapes = holes.map(({ x, y, width: across, height: down, is }) => {
    const grey = Math.round(LEFT[is] * 255)
    const radius = Math.min(60, down / 2 + MARGIN)
    return `<rect x="${x - MARGIN}" y="${y - MARGIN}" width="${across + 2 * MARGIN}" height="${down + 2 * MARGIN}" rx="${radius}" fill="rgb(${grey},${grey},${grey})" filter="url(#b)"/>`
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color-interpolation="sRGB">`,
    `<filter id="b" x="-50%" y="-100%" width="200%" height="300%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${BLUR}"/></filter>`,
    `<mask id="m" style="mask-type:luminance"><rect width="100%" height="100%" fill="#fff"/>${shapes.join('')}</mask>`,
    '<rect width="100%" height="100%" mask="url(#m)"/></svg>',
  ]
  return `url("data:image/svg+xml,${encodeURIComponent(svg.join(''))}")`
}
