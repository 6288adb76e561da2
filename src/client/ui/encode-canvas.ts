import { readDataUrl } from '../core/page/read-blob.ts'

/**
 * A canvas as the data URL of a WebP picture, which the browser encodes beside the page's thread, unlike `toDataURL`.
 * @param quality 0–1; 1 is lossless
 * @returns undefined if it cannot be encoded
 * @throws on a canvas that a cross-origin picture taints
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, quality: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/webp', quality)
  const blob = await promise
  return blob === null ? undefined : readDataUrl(blob)
}
