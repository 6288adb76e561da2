import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'
import { wallpaperEntrySchema } from '../entities/wallpaper.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { wholeNumber } from './query.ts'
import { webUrl } from './web-url.ts'

const locale = v.optional(v.picklist(LANGUAGES))
const categoryId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
/** `landscape` or `landscape,city`; empty or absent is all. */
const categories = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[\w-]{1,40}(?:,[\w-]{1,40}){0,19}$/))]),
)

/** Wallpapers of a page. */
export const WALLPAPERS_PER_PAGE = 24

/**
 * A page of wallpapers. `from`: `bundled` is shipped with Genkan; `live`, `cache` and `stale` tell how fresh the answer
 * of a third party is, `age` how old in seconds.
 */
const wallpaperPage = v.object({
  list: v.array(wallpaperEntrySchema),
  total: v.number(),
  from: v.picklist(['bundled', 'live', 'cache', 'stale']),
  age: v.number(),
})
export type WallpaperPage = Readonly<v.InferOutput<typeof wallpaperPage>>

/** The categories of stills, named in the requested language. */
export const wallpaperCategory = endpoint({
  method: 'GET',
  path: '/api/wallpaper_category',
  about: 'Lists the categories of wallpapers.',
  input: v.object({ locale }),
  output: v.object({ list: v.array(v.object({ id: categoryId, name: v.string() })) }),
  cache: 12 * 3600,
})

/** Stills, of one category or of all. */
export const wallpaperList = endpoint({
  method: 'GET',
  path: '/api/wallpaper_list',
  about: 'Lists still wallpapers, by category.',
  input: v.object({
    category: v.optional(v.union([v.literal(''), categoryId])),
    page: v.optional(wholeNumber(1, 1000)),
    locale,
  }),
  output: wallpaperPage,
  cache: 12 * 3600,
})

/** Stills in random order, for a page that goes from one to the next. */
export const randomWallpaper = endpoint({
  method: 'GET',
  path: '/api/random_wallpaper',
  about: 'Gives still wallpapers of some categories in random order.',
  input: v.object({ category: categories, locale }),
  output: v.object({ list: v.array(wallpaperEntrySchema) }),
  cache: 0,
})

/** Moving wallpapers. */
export const videoWallpaperList = endpoint({
  method: 'GET',
  path: '/users/video_wallpaper_list',
  about: 'Lists moving wallpapers.',
  input: v.object({ page: v.optional(wholeNumber(1, 1000)), locale }),
  output: wallpaperPage,
  cache: 30 * 60,
})

/** Bing's pictures of the day; refused while Bing does not answer or the operator has not enabled it. */
export const biyingWallpaperList = endpoint({
  method: 'GET',
  path: '/api/biying_wallpaper_list',
  about: "Lists Bing's pictures of the day of the last two weeks.",
  input: v.object({ locale }),
  output: wallpaperPage,
  cache: 12 * 3600,
  thirdParty: () => 'wallpaper.bing',
})

/**
 * The picture at an address by way of the server, drawn anew: at most 3840 pixels wide or high, as a `mini` 480. The
 * browser then contacts no third party, and the page may read the picture's colours.
 */
export const wallpaperImage = fileEndpoint({
  path: '/api/wallpaper_image',
  about: 'Fetches the picture at an address and draws it anew, as a wallpaper or in small.',
  input: v.object({ url: webUrl, mini: v.optional(v.literal('1')) }),
  type: 'image/webp',
  cache: 24 * 3600,
  thirdParty: ({ url }) => url,
})
