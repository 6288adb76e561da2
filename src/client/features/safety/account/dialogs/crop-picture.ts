/** A part of a picture, in its own pixels. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The side of a user's picture in pixels (spec section 7). */
const SIDE = 300

/** Reads a picture from a file. @returns its address, which the caller revokes; undefined if the browser cannot show it */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return undefined
  bitmap.close()
  return URL.createObjectURL(file)
}

/** Draws a part of a picture as WebP, or PNG where the browser cannot write that. @throws if it cannot be drawn */
export async function cropPicture(file: Blob, { x, y, width, height }: CropArea): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Canvas 2D context is not available')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (blob === null) throw new Error('Failed to create WebP blob')
  return blob
}
