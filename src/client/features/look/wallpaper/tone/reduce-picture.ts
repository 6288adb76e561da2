import { readPageBlob } from '../../../../core/net/call.ts'
import type { Picture } from '../../../../ui/wallpaper-tone/browser.ts'

/** Enough for every canvas of the analysis. */
const WIDTH_PX = 512

/**
 * A small copy of a picture of this build, which the browser makes beside the page's thread; drawn from its element the
 * large one is decoded on it, once for each canvas. Any other picture as it is. Never rejects.
 */
export async function reducePicture(picture: Picture): Promise<Picture> {
  if (!(picture instanceof HTMLImageElement)) return picture
  const { origin, pathname } = new URL(picture.currentSrc || location.href)
  if (origin !== location.origin || !pathname.startsWith('/assets/')) return picture
  const file = await readPageBlob(pathname, 'image/')
  if (file === undefined) return picture
  return createImageBitmap(file, { resizeWidth: WIDTH_PX, resizeQuality: 'high' }).catch(() => picture)
}
