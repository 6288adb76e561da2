import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))
const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+\.(?:webp|webm|mp4)$/))
const names = v.object(v.entriesFromList(LANGUAGES, v.pipe(text(60), v.minLength(1))))
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))

/** A category of stills. */
export const wallpaperCategorySchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), names })
export type WallpaperCategory = Readonly<v.InferOutput<typeof wallpaperCategorySchema>>

/** A wallpaper that Genkan ships, as `catalog/wallpapers/wallpapers.json` lists it. */
export const bundledWallpaperSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)),
  names,
  /** 1 a still, 2 a video. */
  type: v.picklist([1, 2]),
  /** Of a still a category's id. */
  category: v.string(),
  /** Alternatives of one picture, the best first. */
  files: v.pipe(v.array(fileName), v.minLength(1)),
  /** The same for upright screens. */
  portrait: v.exactOptional(fileName),
  /** A preview of 480 x 270. */
  mini: fileName,
  color,
  /** It is dark itself: the dark theme shows it without a mask. */
  night: v.exactOptional(v.literal(true)),
  licence: v.string(),
  source: v.string(),
})
export type BundledWallpaper = Readonly<v.InferOutput<typeof bundledWallpaperSchema>>

/** A moving wallpaper that the screen's graphics draw, as `catalog/shaders/shaders.json` lists it. */
export const shaderWallpaperSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)),
  names,
  /** The fragment shader of @paper-design/shaders. */
  shader: v.picklist(['meshGradient', 'warp', 'grainGradient']),
  colors: v.pipe(v.array(color), v.minLength(2), v.maxLength(7)),
  /** The colour behind the others; only some shaders have one. */
  back: v.exactOptional(color),
  /** The shader's numbers, by their names without `u_`. */
  uniforms: v.record(v.string(), v.number()),
  /** Where the motion begins, in ms. */
  frame: v.pipe(v.number(), v.minValue(0)),
  /** Of the motion, 1 being the shader's own. */
  speed: v.pipe(v.number(), v.minValue(0.05), v.maxValue(1)),
  color,
})
export type ShaderWallpaper = Readonly<v.InferOutput<typeof shaderWallpaperSchema>>

/**
 * A wallpaper on offer. `wallpaperSrc` and `wallpaperMiniSrc` are addresses, or `genkan:` and the id of a bundled one, or
 * `shader:` and the id of a shader; `wallpaperType` is 0 a colour or gradient (`wallpaperBg`), 1 a still, 2 a moving one.
 */
export const wallpaperEntrySchema = v.object({
  wallpaperSrc: text(4000),
  wallpaperMiniSrc: text(4000),
  wallpaperType: v.picklist([0, 1, 2]),
  wallpaperBg: v.exactOptional(text(2000)),
  /** The dominant or mean colour, shown until the preview has loaded. */
  color: v.exactOptional(color),
  title: v.exactOptional(text(200)),
  author: v.exactOptional(text(200)),
  /** The page of the picture at its source. */
  link: v.exactOptional(text(2000)),
  licence: v.exactOptional(text(100)),
  /** False if its source does not offer it for download. */
  downloadable: v.exactOptional(v.literal(false)),
})
export type WallpaperEntry = Readonly<v.InferOutput<typeof wallpaperEntrySchema>>

/** The most favourites that are kept; the oldest go first. */
export const FAVORITES_LIMIT = 500
