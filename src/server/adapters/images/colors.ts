import { formatHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import type { PictureColors } from '../../core/ports/images.ts'

/** Alpha values: a pixel that can be seen, one that counts for the dominant colour, one that is opaque. */
const ALPHA = { visible: 16, solid: 128, opaque: 250 } as const
/** The share of the edge that must have one colour. */
const UNIFORM_EDGE = 0.8
/** The share of a side that a rounded corner may take. */
const CORNER = 0.25

/** Whether any pixel of an RGBA bitmap can be seen. */
export function isVisible(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) >= ALPHA.visible) return true
  return false
}

/** Measures the colours of an RGBA bitmap; its corners are not part of the edge, since many icons round them. */
export function measureColors(rgba: Uint8Array, width: number, height: number): PictureColors {
  const all = createHistogram()
  const edge = createHistogram()
  let isEdgeOpaque = true
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const alpha = rgba[at + 3] ?? 0
      const color: Rgb = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
      if (alpha >= ALPHA.solid) all.add(color)
      if (!isOnEdge(x, y, width, height)) continue
      edge.add(color)
      if (alpha < ALPHA.opaque) isEdgeOpaque = false
    }
  }
  const dominant = all.commonest()
  const border = edge.commonest()
  return {
    dominant: dominant?.color,
    edge: isEdgeOpaque && border !== undefined && border.share >= UNIFORM_EDGE ? border.color : undefined,
  }
}

function isOnEdge(x: number, y: number, width: number, height: number): boolean {
  const isMiddle = (at: number, length: number) => at >= length * CORNER && at < length * (1 - CORNER)
  const isSide = x === 0 || x === width - 1
  const isTop = y === 0 || y === height - 1
  return (isTop && isMiddle(x, width)) || (isSide && isMiddle(y, height))
}

/** Counts colours in bins of 32 levels a channel. */
function createHistogram() {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>()
  let total = 0
  return {
    add: ([red, green, blue]: Rgb): void => {
      const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
      const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] }
      bin.count += 1
      bin.sum = [bin.sum[0] + red, bin.sum[1] + green, bin.sum[2] + blue]
      bins.set(key, bin)
      total += 1
    },
    commonest: (): { readonly color: string; readonly share: number } | undefined => {
      const [first] = [...bins.values()].sort((one, other) => other.count - one.count)
      if (!first) return undefined
      const [red, green, blue] = first.sum
      const { count } = first
      return { color: formatHex([red / count, green / count, blue / count]), share: count / total }
    },
  }
}
