import type { Rgb } from '../../../../../shared/lib/color/rgb.ts'
import { canReadCanvas } from '../../../../ui/canvas-readback.ts'
import { primaryOf } from '../../../../ui/wallpaper-tone/primary.ts'

const SIDE = 24

/** The most frequent colour of a picture, `#rrggbb`; empty if it cannot be told. */
export async function coverColor(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: SIDE, resizeHeight: SIDE }).catch(() => undefined)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: SIDE, height: SIDE })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (bitmap === undefined || context === null || !canReadCanvas()) return ''
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return primaryOf(
    Array.from(
      { length: SIDE * SIDE },
      (_, at): Rgb => [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0],
    ),
  )
}
