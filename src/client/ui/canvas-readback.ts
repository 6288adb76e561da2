/** How far a channel may be off: some browsers add noise that no eye sees. */
const TOLERANCE = 4
const SIDE = 8

/**
 * Whether the browser gives back what was drawn on a canvas: against fingerprints some answer with white or noise
 * instead, of which no picture may be made.
 */
export function canReadCanvas(): boolean {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: SIDE, height: SIDE })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return false
  context.fillStyle = 'rgb(52 120 200)'
  context.fillRect(0, 0, SIDE, SIDE)
  const expected = [52, 120, 200, 255]
  return context
    .getImageData(0, 0, SIDE, SIDE)
    .data.every((value, at) => Math.abs(value - (expected[at % 4] ?? 0)) <= TOLERANCE)
}
