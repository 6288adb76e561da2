/** Wide enough for the analyser's grid and for the copy under glass. */
const WIDTH_PX = 320

/** A small canvas of the screen's shape, to be analysed in place of what covers the screen. */
export function screenCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH_PX
  canvas.height = Math.max(1, Math.round((WIDTH_PX * innerHeight) / innerWidth))
  return canvas
}
