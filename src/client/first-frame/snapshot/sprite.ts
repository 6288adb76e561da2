import { canReadCanvas } from '../../ui/canvas-readback.ts'
import { encodeCanvas } from '../../ui/encode-canvas.ts'
import type { SpriteCell } from '../boot/snapshot-format.ts'

/** A picture of the sprite: its size in px of the page, and how to draw it into a cell. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly draw: (context: CanvasRenderingContext2D, cell: SpriteCell) => void
}

export interface Sprite {
  readonly cells: ReadonlyMap<Picture, SpriteCell>
  readonly width: number
  readonly height: number
}

const WIDTH_PX = 600

/** Assigns a cell to each picture, row by row. */
export function packSprite(pictures: readonly Picture[]): Sprite {
  let [x, y, rowHeight, height] = [0, 0, 0, 0]
  const cells = new Map<Picture, SpriteCell>()
  for (const picture of pictures) {
    const [w, h] = [Math.ceil(picture.width), Math.ceil(picture.height)]
    if (x + w > WIDTH_PX) [x, y, rowHeight] = [0, y + rowHeight, 0]
    cells.set(picture, [x, y, w, h])
    x += w
    rowHeight = Math.max(rowHeight, h)
    height = Math.max(height, y + h)
  }
  return { cells, width: WIDTH_PX, height }
}

/** At quality 1 WebP is lossless, so that no colour bleeds into the next cell; a page full of photos needs less. */
const QUALITIES = [1, 0.9, 0.7]

/**
 * The sprite as a WebP data URL of at most `maxLength` characters; undefined if it has more at any
 * quality, the browser gives back no canvas, or a cross-origin image taints it.
 */
export async function encodeSprite({ cells, width, height }: Sprite, maxLength: number): Promise<string | undefined> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = width * scale
  canvas.height = Math.max(1, height * scale)
  const context = canvas.getContext('2d')
  if (context === null || !canReadCanvas()) return undefined
  context.scale(scale, scale)
  try {
    for (const [{ draw }, cell] of cells) draw(context, cell)
    for (const quality of QUALITIES) {
      const encoded = await encodeCanvas(canvas, quality)
      if (encoded !== undefined && encoded.length <= maxLength) return encoded
    }
    return undefined
  } catch {
    return undefined
  }
}

/** An image element as a picture, which is drawn as it is fitted now. */
export function imagePicture(image: HTMLImageElement): Picture {
  const fit = getComputedStyle(image).objectFit
  return {
    width: image.clientWidth,
    height: image.clientHeight,
    draw: (context, [x, y, width, height]) => drawFitted(context, image, fit, { x, y, width, height }),
  }
}

/** Draws an image into a rectangle by an `object-fit`. */
export function drawFitted(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  fit: string,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): void {
  const scaleX = width / image.naturalWidth
  const scaleY = height / image.naturalHeight
  // an SVG may have no intrinsic size
  if (!Number.isFinite(scaleX * scaleY)) {
    context.drawImage(image, x, y, width, height)
    return
  }
  if (fit === 'fill') drawSurroundings(context, image, { x, y, width, height })
  const scale = fit === 'cover' ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY)
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.drawImage(image, x + (width - w) / 2, y + (height - h) / 2, w, h)
  context.restore()
}

/** Around the square of an SVG its background goes on: stretches its outermost lines. */
function drawSurroundings(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): void {
  const { naturalWidth, naturalHeight } = image
  const half = height / 2
  if (width > height) context.drawImage(image, 0, 0, 1, naturalHeight, x, y, width, height)
  if (width >= height) return
  context.drawImage(image, 0, 0, naturalWidth, 1, x, y, width, half)
  context.drawImage(image, 0, naturalHeight - 1, naturalWidth, 1, x, y + half, width, half)
}
