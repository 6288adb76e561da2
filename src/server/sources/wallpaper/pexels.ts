import * as v from 'valibot'
import { WALLPAPERS_PER_PAGE } from '../../../shared/api/wallpaper.ts'
import { key } from '../needs.ts'
import { defineSource, type Source } from '../source.ts'
import { looseText, parseShape, readJson } from '../text.ts'
import { everywhere, ONE_CATEGORY } from './categories.ts'
import { defineGallery } from './gallery.ts'
import { count, entryOf, type GalleryQuery, httpsUrl, pageKey, type Rows, readRows, WALLPAPERS } from './rows.ts'

const ORIGIN = 'https://api.pexels.com'
const LICENCE = 'Pexels License'
/** The widest file of a video that is taken, in pixels. */
const VIDEO_WIDTH = 1920
/** Seconds of the longest video: a wallpaper is a loop. */
const VIDEO_SECONDS = 60

const photos = v.object({ photos: v.array(v.unknown()), total_results: v.fallback(count, 0) })
const photo = v.object({
  width: count,
  height: count,
  url: looseText,
  photographer: looseText,
  avg_color: looseText,
  alt: looseText,
  src: v.object({ original: httpsUrl, medium: httpsUrl }),
})
const videos = v.object({ videos: v.array(v.unknown()), total_results: v.fallback(count, 0) })
const file = v.object({ file_type: v.literal('video/mp4'), width: count, link: httpsUrl })
const video = v.object({
  duration: count,
  url: looseText,
  image: httpsUrl,
  user: v.fallback(v.object({ name: looseText }), { name: '' }),
  video_files: v.array(v.unknown()),
})

const ask = (apiKey: string, path: string, { page }: GalleryQuery) => ({
  url: `${ORIGIN}${path}?page=${page}&per_page=${WALLPAPERS_PER_PAGE}`,
  headers: { authorization: apiKey },
})

/** Pexels: its chosen photos, those that are wider than high. @param apiKey of the operator's account */
export const pexels = (apiKey: string): Source<GalleryQuery, Rows> =>
  defineSource<GalleryQuery, Rows>({
    id: 'wallpaper.pexels',
    ...WALLPAPERS,
    key: pageKey,
    attempts: [
      {
        request: (query) => ask(apiKey, '/v1/curated', query),
        read: (response) => {
          const answer = parseShape(photos, readJson(response))
          const list = readRows(photo, answer.photos, ({ width, height, url, photographer, avg_color, alt, src }) =>
            width > height
              ? entryOf(1, [scaled(src.original), src.medium], {
                  ...{ title: alt, author: photographer, link: url },
                  ...{ color: avg_color, licence: LICENCE },
                })
              : undefined,
          )
          return { list, total: answer.total_results }
        },
      },
    ],
  })

/** The originals may be larger than the server takes. */
function scaled(original: string): string {
  const url = new URL(original)
  url.search = '?auto=compress&cs=tinysrgb&w=3840'
  return url.href
}

/** Pexels: popular videos. @param apiKey of the operator's account */
export const pexelsVideos = (apiKey: string): Source<GalleryQuery, Rows> =>
  defineSource<GalleryQuery, Rows>({
    id: 'wallpaper.pexels',
    ...WALLPAPERS,
    freshSeconds: 30 * 60,
    key: pageKey,
    attempts: [
      {
        request: (query) => ask(apiKey, '/videos/popular', query),
        read: (response) => {
          const answer = parseShape(videos, readJson(response))
          const list = readRows(video, answer.videos, ({ duration, url, image, user, video_files }) => {
            const link = duration > VIDEO_SECONDS ? undefined : bestFile(video_files)
            return link === undefined
              ? undefined
              : entryOf(2, [link, image], { title: titleOf(url), author: user.name, link: url, licence: LICENCE })
          })
          return { list, total: answer.total_results }
        },
      },
    ],
  })

/** The widest file that is not wider than needed. */
function bestFile(files: readonly unknown[]): string | undefined {
  const known = files.filter((one) => v.is(file, one)).filter(({ width }) => Number(width) <= VIDEO_WIDTH)
  return known.toSorted((one, other) => Number(other.width) - Number(one.width))[0]?.link
}

/** `https://www.pexels.com/video/waves-at-the-beach-1234/` has the title in its path. */
const titleOf = (url: string): string =>
  (/\/video\/([a-z\d-]+?)-?\d+\/?$/.exec(url)?.[1] ?? '')
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase())

export const pexelsGallery = defineGallery({
  name: 'pexels',
  names: everywhere('Pexels'),
  categories: ONE_CATEGORY,
  needs: key('PEXELS_KEY', 'the key of your account at Pexels: photos and videos'),
  stills: pexels,
  videos: pexelsVideos,
})
