import * as v from 'valibot'
import { wallpaperEntrySchema } from '../entities/wallpaper.ts'
import { endpoint } from './endpoint.ts'

/** The most wallpapers of one request. */
export const FAVORITES_PER_REQUEST = 50

const some = <T>(one: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(one), v.minLength(1), v.maxLength(FAVORITES_PER_REQUEST))
const nothing = v.object({})

export const collectWallpapers = endpoint({
  method: 'POST',
  path: '/users/collect_wallpaper',
  about: "Adds wallpapers to the user's favourites; one that is among them keeps its place.",
  /** The newest first, as in the list. */
  input: v.object({ list: some(wallpaperEntrySchema) }),
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
