const BOXES = 3
const CHANNELS = 4

/**
 * Blurs opaque RGBA pixels in place, as a filter `blur()` of so many px does (its standard deviation), but without fading
 * out at the edges; WebKit's canvas has no filters.
 */
export function blurPixels({ data, width, height }: ImageData, px: number): void {
  const radii = boxRadii(px)
  for (let channel = 0; channel < CHANNELS - 1; channel++) {
    for (let row = 0; row < height; row++) blurLine(data, channel + row * width * CHANNELS, CHANNELS, width, radii)
    for (let column = 0; column < width; column++)
      blurLine(data, channel + column * CHANNELS, width * CHANNELS, height, radii)
  }
}

/** Of three boxes in a row that are nearly a normal distribution: their variances add up to its own. */
function boxRadii(deviation: number): readonly number[] {
  const ideal = Math.sqrt((12 * deviation ** 2) / BOXES + 1)
  const radius = Math.floor((ideal - 1) / 2)
  const varianceOf = (one: number) => ((2 * one + 1) ** 2 - 1) / 12
  const missing = deviation ** 2 - BOXES * varianceOf(radius)
  const larger = Math.round(missing / (varianceOf(radius + 1) - varianceOf(radius)))
  return Array.from({ length: BOXES }, (_, box) => (box < larger ? radius + 1 : radius))
}

/** Blurs `length` values that lie `stride` apart; beyond its ends the line goes on as it ends. */
function blurLine(
  data: Uint8ClampedArray,
  start: number,
  stride: number,
  length: number,
  radii: readonly number[],
): void {
  let values = Float32Array.from({ length }, (_, at) => data[start + at * stride] ?? 0)
  for (const radius of radii) {
    const at = (index: number) => values[Math.min(length - 1, Math.max(0, index))] ?? 0
    const blurred = new Float32Array(length)
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(index)
    for (let index = 0; index < length; index++) {
      blurred[index] = sum / (2 * radius + 1)
      sum += at(index + radius + 1) - at(index - radius)
    }
    values = blurred
  }
  for (let index = 0; index < length; index++) data[start + index * stride] = values[index] ?? 0
}
