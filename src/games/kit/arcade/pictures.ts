import type { Size } from './view.ts'

/** What is drawn once and shown in many frames, in its own units. */
export interface Picture<Colors> extends Size {
  readonly draw: (context: CanvasRenderingContext2D, colors: Colors) => void
}

interface Drawn<Colors> {
  readonly canvas: HTMLCanvasElement
  readonly scale: number
  readonly theme: string
  readonly colors: Colors
}

/**
 * Keeps pictures as they were drawn, so that a frame only puts them in their places.
 * @returns has them ready and gives the canvas of each: all are drawn anew for another scale (px of a unit) or theme, and
 * one in each frame for other colours, which change little by little
 */
export function createPictures<Name extends string, Colors>(
  pictures: Readonly<Record<Name, Picture<Colors>>>,
): (scale: number, theme: string, colors: Colors) => (name: Name) => HTMLCanvasElement {
  const names = Object.keys(pictures) as Name[]
  const kept = new Map<Name, Drawn<Colors>>()
  return (scale, theme, colors) => {
    const draw = (name: Name): HTMLCanvasElement => {
      const canvas = kept.get(name)?.canvas ?? document.createElement('canvas')
      drawInto(canvas, pictures[name], scale, colors)
      kept.set(name, { canvas, scale, theme, colors })
      return canvas
    }
    for (const name of names) {
      const drawn = kept.get(name)
      if (drawn?.scale !== scale || drawn.theme !== theme) draw(name)
    }
    const stale = names.find((name) => kept.get(name)?.colors !== colors)
    if (stale !== undefined) draw(stale)
    return (name) => kept.get(name)?.canvas ?? draw(name)
  }
}

function drawInto<Colors>(canvas: HTMLCanvasElement, picture: Picture<Colors>, scale: number, colors: Colors): void {
  canvas.width = Math.ceil(picture.width * scale) // clears it, too
  canvas.height = Math.ceil(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return
  context.scale(canvas.width / picture.width, canvas.height / picture.height)
  picture.draw(context, colors)
}

/** How far apart the px of a stage are, per unit: what pictures are drawn for. */
export const scaleOf = (context: CanvasRenderingContext2D): number => context.getTransform().a

/**
 * Puts a picture where no px of it has to be mixed with another, which is sharp and quick. @param left, top in units
 */
export function drawPicture(
  context: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  left: number,
  top: number,
): void {
  const scale = scaleOf(context)
  const [x, y] = [Math.round(left * scale) / scale, Math.round(top * scale) / scale]
  context.drawImage(canvas, x, y, canvas.width / scale, canvas.height / scale)
}

/**
 * Repeats a picture from the left edge of the view to its right one.
 * @param past how much of it has gone by at the left edge, in units @param across the width of the view
 */
export function drawRepeated(
  context: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  { past, top, across }: { readonly past: number; readonly top: number; readonly across: number },
): void {
  const width = canvas.width / scaleOf(context)
  for (let left = -(past % width); left < across; left += width) drawPicture(context, canvas, left, top)
}
