import type { Sharp, SharpOptions } from 'sharp'
import { ImageFailure, type Picture, type PictureFit } from '../../core/ports/images.ts'
import { isVisible, measureColors } from './colors.ts'
import { isModestSvg, sniffFormat } from './format.ts'
import { decodeLargestFrame } from './ico.ts'

/** The library's entry point, passed in because only the decoder's process loads it. */
export type OpenSharp = (input: Uint8Array, options: SharpOptions) => Sharp

/** Sides of the results, and of the smallest picture that is one: trackers use single pixels. */
const MAX_SIDE = 250
const SIDES = { photo: MAX_SIDE, preview: 480, theme: 2560, wallpaper: 3840 } as const
const HEAD_SIDE = 300
const MIN_SIDE = 8
/** Pixels of a source (security.md 5.3). */
const MAX_PIXELS = 40_000_000
/** Pixels of an interlaced PNG file, which is decoded whole and not row by row. */
const MAX_INTERLACED_PIXELS = 20_000_000
/** A small icon is enlarged at most twice; more shows its pixels. */
const MAX_ENLARGEMENT = 2
/** Resolution at which an SVG file has its declared size, and the bounds of the one it is drawn at. */
const SVG_DENSITY = { base: 72, minimum: 1, maximum: 7200 } as const

/** Of eight million pixels: the usual effort takes four times as long and saves few bytes. */
const WALLPAPER_WEBP = { quality: 86, effort: 2 } as const

const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }

/** The input of the library for one picture, and its size as it will be decoded. */
interface Source {
  readonly input: Uint8Array
  readonly options: SharpOptions
  readonly width: number
  readonly height: number
}

/**
 * Decodes bytes and encodes their pixels as WebP.
 * @throws ImageFailure `notImage` or `tooLarge`; other errors are the library's and mean `notImage`.
 */
export async function encodePicture(open: OpenSharp, bytes: Uint8Array, fit: PictureFit): Promise<Picture> {
  const source = await (fit === 'icon' || fit === 'photo' ? openSource : openRaster)(open, bytes)
  if (source.width * source.height > MAX_PIXELS) throw new ImageFailure('tooLarge', 'too many pixels')
  if (Math.min(source.width, source.height) < MIN_SIDE) throw new ImageFailure('notImage', 'too small')
  const box = boxOf(source, fit)
  const { data, info } = await open(source.input, source.options)
    .autoOrient()
    .resize({ ...box, background: '#0000' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (!isVisible(data)) throw new ImageFailure('notImage', 'nothing to be seen')
  const { width, height } = info
  const pixels = { raw: { width, height, channels: 4 } } as const
  const webp = await open(data, pixels)
    .webp(fit === 'wallpaper' || fit === 'theme' ? WALLPAPER_WEBP : { quality: 90, smartSubsample: true })
    .toBuffer()
  return { webp, width, height, colors: await colorsOf(open(data, pixels)) }
}

/** The colours of a bitmap; a large one is measured in small. */
async function colorsOf(bitmap: Sharp) {
  const { data, info } = await bitmap
    .resize({ width: SIDES.preview, height: SIDES.preview, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return measureColors(data, info.width, info.height)
}

/** Width, height and way of fitting for the result. */
function boxOf({ width, height }: Source, fit: PictureFit) {
  const longer = Math.max(width, height)
  if (fit === 'head') return { width: HEAD_SIDE, height: HEAD_SIDE, fit: 'cover' } as const
  if (fit !== 'icon') return { width: SIDES[fit], height: SIDES[fit], fit: 'inside', withoutEnlargement: true } as const
  const side = Math.min(MAX_SIDE, longer * MAX_ENLARGEMENT)
  return { width: side, height: side, fit: 'contain' } as const
}

async function openSource(open: OpenSharp, bytes: Uint8Array): Promise<Source> {
  const format = sniffFormat(bytes)
  if (format === undefined) throw new ImageFailure('notImage', 'no known format')
  if (format === 'svg') return openSvg(open, bytes)
  if (format !== 'ico') return openRaster(open, bytes)
  const frame = decodeLargestFrame(bytes)
  if ('png' in frame) return openRaster(open, frame.png)
  const { rgba, width, height } = frame
  return { input: rgba, options: { raw: { width, height, channels: 4 } }, width, height }
}

async function openRaster(open: OpenSharp, input: Uint8Array): Promise<Source> {
  // The format is checked again for the PNG files inside ICO files.
  const format = sniffFormat(input)
  if (format === undefined || format === 'svg' || format === 'ico') throw new ImageFailure('notImage', 'no picture')
  const { width, height, isInterlaced } = await readSize(open, input)
  if (isInterlaced && width * height > MAX_INTERLACED_PIXELS) throw new ImageFailure('tooLarge', 'too many pixels')
  return { input, options: OPTIONS, width, height }
}

/** An SVG file is drawn in the size of the result, whatever size it declares. */
async function openSvg(open: OpenSharp, input: Uint8Array): Promise<Source> {
  if (!isModestSvg(input)) throw new ImageFailure('tooLarge', 'an SVG file that is too complex')
  const declared = await readSize(open, input)
  const wanted = (SVG_DENSITY.base * MAX_SIDE) / Math.max(declared.width, declared.height, 1)
  const density = Math.min(Math.max(wanted, SVG_DENSITY.minimum), SVG_DENSITY.maximum)
  const { width, height } = await readSize(open, input, density)
  return { input, options: { ...OPTIONS, density }, width, height }
}

/** Reads the size without decoding the pixels, so that a picture over the limit gets the right error. */
async function readSize(open: OpenSharp, input: Uint8Array, density: number = SVG_DENSITY.base) {
  const metadata = await open(input, { ...OPTIONS, density, limitInputPixels: false }).metadata()
  const { width, height, format, isProgressive } = metadata
  return { width, height, isInterlaced: format === 'png' && isProgressive }
}
