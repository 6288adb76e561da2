import { ImageFailure, type Images, type PictureFit } from '../../server/core/ports/images.ts'

/** The longest side, in px. */
const SIDES: Readonly<Record<PictureFit, number>> = {
  ...{ icon: 250, photo: 250, head: 300, preview: 480, theme: 2560, wallpaper: 3840 },
}
const QUALITY = 0.9

/** Draws pictures anew by what the browser decodes itself; of an animation the first frame. */
export const browserImages: Images = {
  async decode(bytes, fit) {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)])).catch(() => undefined)
    if (bitmap === undefined) throw new ImageFailure('notImage', 'no picture')
    const scale = Math.min(1, SIDES[fit] / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const drawn = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
    const webp = new Uint8Array(await drawn.arrayBuffer())
    return { webp, width, height, colors: { dominant: undefined, edge: undefined } }
  },
}
