import type { FacePicture } from '../../../core/page/face-urls.ts'
import { canReadCanvas } from '../../../ui/canvas-readback.ts'
import { coverSize, fitWithin, type PictureUse, sideOf } from './kernel/limits.ts'
import { FaceError } from './kernel/problem.ts'

/** High enough that letters in a logo stay sharp; a photo of 250 px takes about 15 KB. */
const WEBP_QUALITY = 0.92

/**
 * Draws a picture into at most 250 × 250 px, in a text 1600, as a wallpaper what covers the screen, and encodes it as
 * WebP, or as PNG where the browser has no WebP encoder.
 * Only its pixels pass: no metadata, and nothing that was appended to the file.
 * @throws FaceError
 */
export async function encodePicture(
  source: CanvasImageSource,
  width: number,
  height: number,
  use: PictureUse = 'face',
): Promise<FacePicture> {
  if (!canReadCanvas()) throw new FaceError('readback')
  const size =
    use === 'wallpaper' ? coverSize({ width, height }, screenPixels()) : fitWithin({ width, height }, sideOf(use))
  const canvas = drawn(source, size, size)
  const blob = await new Promise<Blob | null>((resolve) =>
    (use === 'face' && isTranslucent(canvas) ? squared(canvas) : canvas).toBlob(resolve, 'image/webp', WEBP_QUALITY),
  )
  if (blob === null) throw new FaceError('encode')
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }
}

/** The screen in device pixels. */
const screenPixels = (): Extent => ({
  width: screen.width * devicePixelRatio,
  height: screen.height * devicePixelRatio,
})

interface Extent {
  readonly width: number
  readonly height: number
}

/** A canvas with a picture of this size at its centre. */
function drawn(source: CanvasImageSource, { width, height }: Extent, canvasSize: Extent): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, canvasSize)
  const context = canvas.getContext('2d')
  if (context === null) throw new FaceError('canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  return canvas
}

/** A logo that is not square stands whole in a transparent square; a tile would cut off its ends. */
function squared(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const side = Math.max(canvas.width, canvas.height)
  return canvas.width === canvas.height ? canvas : drawn(canvas, canvas, { width: side, height: side })
}

function isTranslucent(canvas: HTMLCanvasElement): boolean {
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 250) return true
  return false
}
