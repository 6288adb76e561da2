import createDOMPurify from 'dompurify'
import type { FacePicture } from '../../../core/page/face-urls.ts'
import { encodePicture } from './encode.ts'
import { FACE, type PictureUse, sideOf } from './kernel/limits.ts'
import { FaceError } from './kernel/problem.ts'
import { isDrawableSvg, needsDrawing } from './kernel/sniff.ts'

const purify = createDOMPurify(window)

/** A reference to something outside of the picture itself. */
const isForeign = (name: string, value: string): boolean =>
  /(^|:)href$/i.test(name) ? !value.startsWith('#') : /url\(\s*['"]?\s*(?!#)/i.test(value)

purify.addHook('uponSanitizeAttribute', (_node, data) => {
  if (isForeign(data.attrName, data.attrValue)) data.keepAttr = false
})

/**
 * The face of an SVG. One with code or style sheets, or that is long, becomes a picture of pixels: it looks the same, and
 * nothing of its code is left. Any other stays an SVG of allowed elements, without references to other files.
 * In a text it always becomes one of pixels.
 * @throws FaceError
 */
export async function svgPicture(text: string, use: PictureUse = 'face'): Promise<FacePicture> {
  if (!isDrawableSvg(text)) throw new FaceError('svg')
  if (use === 'text' || text.length > FACE.svgBytes || needsDrawing(text)) return drawSvg(text, use)
  const svg = cleanSvg(text)
  const bytes = new TextEncoder().encode(svg)
  if (bytes.length > FACE.svgBytes) return drawSvg(svg, use)
  await loadImage(svg)
  return { type: 'image/svg+xml', bytes }
}

/** As an image an SVG runs no script and loads nothing, so that its own text can be drawn. */
async function drawSvg(text: string, use: PictureUse): Promise<FacePicture> {
  const image = await loadImage(text)
  try {
    const side = sideOf(use === 'wallpaper' ? 'text' : use)
    return await encodePicture(image, image.naturalWidth || side, image.naturalHeight || side, use)
  } catch (error) {
    throw error instanceof FaceError ? error : new FaceError('decode') // the browser refuses to read it back
  }
}

async function loadImage(text: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode().catch(() => {
    throw new FaceError('decode')
  })
  return image
}

/** Only elements and attributes that DOMPurify knows as drawing; none that moves, links or contains HTML. */
function cleanSvg(text: string): string {
  const body = purify.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['style', 'animate', 'animateColor', 'animateMotion', 'animateTransform', 'set', 'a', 'foreignObject'],
    FORBID_ATTR: ['style'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  })
  const svg = body instanceof Element ? body.querySelector('svg') : null
  if (svg === null) throw new FaceError('svg')
  // a tile fills its square with the picture: with a square size none of it is cut off
  if (svg.hasAttribute('viewBox')) for (const side of ['width', 'height']) svg.setAttribute(side, String(FACE.side))
  return new XMLSerializer().serializeToString(svg)
}
