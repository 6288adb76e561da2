/** The width of the rim that refracts, in px (DESIGN 3.2). */
export const RIM_PX = 12

interface Pane {
  /** In px. */
  readonly width: number
  readonly height: number
  /** Of its corners, in px. */
  readonly radius: number
}

/**
 * How the rim of a pane refracts: for every pixel where it takes its colour from, as RGBA, row by row. Red and green
 * are the way along x and y (0 and 255 are one unit, about 128 none), towards the edge; blue is how much of it is seen,
 * 255 at the edge and 0 where the rim ends.
 */
export function lensMap({ width, height, radius }: Pane): Uint8ClampedArray<ArrayBuffer> {
  const corner = Math.min(radius, width / 2, height / 2)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { depth, normal } = edgeAt(x + 0.5 - width / 2, y + 0.5 - height / 2, { width, height, radius: corner })
      const nearness = Math.min(1, Math.max(0, 1 - depth / RIM_PX))
      const bend = nearness * nearness
      const seen = nearness * nearness * (3 - 2 * nearness)
      pixels.set([...normal.map((part) => 127.5 + 127.5 * part * bend), 255 * seen, 255], (y * width + x) * 4)
    }
  }
  return pixels
}

/** The distance of a point inside a rounded rectangle around the origin from its edge, and the way to it (length 1). */
function edgeAt(x: number, y: number, { width, height, radius }: Pane) {
  const beyondX = Math.abs(x) - (width / 2 - radius)
  const beyondY = Math.abs(y) - (height / 2 - radius)
  if (beyondX > 0 && beyondY > 0) {
    const length = Math.hypot(beyondX, beyondY)
    return {
      depth: radius - length,
      normal: [(Math.sign(x) * beyondX) / length, (Math.sign(y) * beyondY) / length],
    } as const
  }
  const normal = beyondX > beyondY ? [Math.sign(x), 0] : [0, Math.sign(y)]
  return { depth: radius - Math.max(beyondX, beyondY), normal } as const
}
