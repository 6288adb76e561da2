import { type Oklab, toOklab } from '../../../shared/lib/color/oklch.ts'
import { formatHex, type Rgb } from '../../../shared/lib/color/rgb.ts'

/** The spec's tolerance steps (section 9): from 50, reduced by 20, five at most. */
const TOLERANCE = { first: 50, reduction: 20, steps: 5 } as const
/** The share of a wallpaper that must be colourful enough for its colour to speak for the whole. */
const LEAST_SHARE = 0.02
/** Colours nearer than this in OKLab are one colour. */
const SAME_COLOR = 0.09

/**
 * The wallpaper's most frequent colour as `#rrggbb`. A cell counts if its channels differ by the tolerance at least,
 * 0–255; while too few do, the tolerance is reduced, in the end to any cell.
 */
export function primaryOf(cells: readonly Rgb[]): string {
  for (let step = 0; step < TOLERANCE.steps; step++) {
    const tolerance = TOLERANCE.first - step * TOLERANCE.reduction
    const colorful = cells.filter((cell) => Math.max(...cell) - Math.min(...cell) >= tolerance)
    if (colorful.length > 0 && colorful.length >= cells.length * LEAST_SHARE) return formatHex(mostFrequent(colorful))
  }
  return ''
}

interface Cluster {
  readonly seed: Oklab
  readonly members: Rgb[]
}

/** The mean of the largest group of similar colours. */
function mostFrequent(cells: readonly Rgb[]): Rgb {
  const clusters: Cluster[] = []
  for (const cell of cells) {
    const lab = toOklab(cell)
    const near = clusters.find(({ seed }) => distance(seed, lab) < SAME_COLOR)
    if (near === undefined) clusters.push({ seed: lab, members: [cell] })
    else near.members.push(cell)
  }
  const largest = clusters.reduce((best, one) => (one.members.length > best.members.length ? one : best))
  return meanOf(largest.members)
}

const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

function meanOf(cells: readonly Rgb[]): Rgb {
  const sum = cells.reduce<Rgb>(([r, g, b], cell) => [r + cell[0], g + cell[1], b + cell[2]], [0, 0, 0])
  return [sum[0] / cells.length, sum[1] / cells.length, sum[2] / cells.length]
}
