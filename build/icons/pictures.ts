import sharp from 'sharp'
import type { StoredIcon } from '../../src/client/core/page/icon-urls.ts'

/** The side of a picture in its own pixels: twice that of an icon on a desktop of 1920 px, also of one in the dock. */
const PIXELS = 128
/** librsvg draws a length of the SVG as one pixel at this density; ours are squares of 64. */
const DENSITY = (72 * PIXELS) / 64

const icons = new Map<string, Promise<StoredIcon>>()

/** Draws a site icon as the page stores it; the same one only once. @param svg a square of 64 */
export function drawPicture(svg: string): Promise<StoredIcon> {
  const icon = icons.get(svg) ?? draw(svg)
  icons.set(svg, icon)
  return icon
}

async function draw(svg: string): Promise<StoredIcon> {
  const drawn = sharp(Buffer.from(svg), { density: DENSITY }).resize(PIXELS, PIXELS)
  const webp = await drawn.webp({ lossless: true, effort: 6 }).toBuffer()
  return {
    picture: `data:image/webp;base64,${webp.toString('base64')}`,
    pixels: PIXELS,
    drawing: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  }
}
