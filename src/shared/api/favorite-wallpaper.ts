import * as v from 'valibot'
import { paintSchema } from '../entities/paint.ts'
import { wallpaperEntrySchema } from '../entities/wallpaper.ts'
import { oneLine } from '../lib/text/one-line.ts'
import { isInternalUrl, safeUrl } from '../lib/url/safe-url.ts'
import { endpoint } from './endpoint.ts'

/** The most wallpapers of one request. */
export const FAVORITES_PER_REQUEST = 50

const isWebAddress = (text: string) => safeUrl(text) !== undefined && !isInternalUrl(text)
/** `genkan:ID` and `shader:ID` are of every device; others are on the web. */
const isPicture = (text: string) => /^(?:genkan|shader):[a-z\d-]{1,40}$/.test(text) || isWebAddress(text)
const { wallpaperSrc: address, title, author } = wallpaperEntrySchema.entries
const line = (text: typeof title) => v.exactOptional(v.pipe(text.wrapped, v.transform(oneLine)))

/** A wallpaper that any device of a user can show: a picture by its address, or a paint. */
const favoriteSchema = v.pipe(
  v.object({
    ...wallpaperEntrySchema.entries,
    wallpaperMiniSrc: v.pipe(
      address,
      v.check((text) => text === '' || isPicture(text)),
    ),
    wallpaperBg: v.exactOptional(v.pipe(paintSchema, v.minLength(1))),
    title: line(title),
    author: line(author),
    link: v.exactOptional(v.pipe(v.string(), v.maxLength(2000), v.check(isWebAddress))),
  }),
  v.check(({ wallpaperType, wallpaperSrc, wallpaperBg }) =>
    wallpaperType === 0 ? wallpaperSrc === '' && wallpaperBg !== undefined : isPicture(wallpaperSrc),
  ),
)
/** Whether an account takes a wallpaper among its favourites. */
export const isFavorite = (entry: unknown): boolean => v.is(favoriteSchema, entry)

const some = <T>(one: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(one), v.minLength(1), v.maxLength(FAVORITES_PER_REQUEST))
const nothing = v.object({})

export const collectWallpapers = endpoint({
  method: 'POST',
  path: '/users/collect_wallpaper',
  about: "Adds wallpapers to the user's favourites; one that is among them keeps its place.",
  /** The newest first, as in the list. */
  input: v.object({ list: some(favoriteSchema) }),
  output: nothing,
  auth: 'user',
})

export const cancelCollectWallpapers = endpoint({
  method: 'POST',
  path: '/users/cancel_collect_wallpaper',
  about: "Removes wallpapers from the user's favourites.",
  /** What tells them apart: the sources of pictures, or colours. */
  input: v.object({ keys: some(v.pipe(v.string(), v.maxLength(4000))) }),
  output: nothing,
  auth: 'user',
})

export const collectedWallpapers = endpoint({
  method: 'GET',
  path: '/users/collect_wallpaper_list',
  about: "Lists the user's favourite wallpapers, the newest first.",
  input: nothing,
  output: v.object({ list: v.array(wallpaperEntrySchema) }),
  auth: 'user',
  cache: 0,
})
