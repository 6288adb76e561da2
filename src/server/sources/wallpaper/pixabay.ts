import * as v from 'valibot'
import { WALLPAPERS_PER_PAGE } from '../../../shared/api/wallpaper.ts'
import { key } from '../needs.ts'
import { defineSource, type Source } from '../source.ts'
import { looseText, parseShape, readJson } from '../text.ts'
import { everywhere, ONE_CATEGORY } from './categories.ts'
import { defineGallery } from './gallery.ts'
import { count, entryOf, type GalleryQuery, httpsUrl, pageKey, type Rows, readRows, WALLPAPERS } from './rows.ts'

const ORIGIN = 'https://pixabay.com'
const LICENCE = 'Pixabay Content License'
/** Pixabay asks to keep its answers for a day. */
const FRESH_SECONDS = 24 * 3600
/** Seconds of the longest video: a wallpaper is a loop. */
const VIDEO_SECONDS = 60

const answer = v.object({ totalHits: count, hits: v.array(v.unknown()) })
const photo = v.object({
  pageURL: looseText,
  webformatURL: httpsUrl,
  largeImageURL: httpsUrl,
  // only accounts with full access get these two
  fullHDURL: v.optional(httpsUrl),
  imageURL: v.optional(httpsUrl),
  user: looseText,
  tags: looseText,
})
const size = v.fallback(v.object({ url: httpsUrl, thumbnail: v.fallback(httpsUrl, '') }), {
  url: '',
  thumbnail: '',
})
const video = v.object({
  pageURL: looseText,
  duration: count,
  user: looseText,
  tags: looseText,
  videos: v.object({ medium: size, small: size }),
})

const parameters = (apiKey: string, { page }: GalleryQuery) =>
  `key=${encodeURIComponent(apiKey)}&safesearch=true&order=popular&page=${page}&per_page=${WALLPAPERS_PER_PAGE}`

/** Pixabay: popular photos that are wider than high. @param apiKey of the operator's account */
export const pixabay = (apiKey: string): Source<GalleryQuery, Rows> =>
  defineSource<GalleryQuery, Rows>({
    id: 'wallpaper.pixabay',
    ...WALLPAPERS,
    freshSeconds: FRESH_SECONDS,
    key: pageKey,
    attempts: [
      {
        request: (query) => ({
          url: `${ORIGIN}/api/?${parameters(apiKey, query)}&image_type=photo&orientation=horizontal&min_width=1920`,
        }),
        read: (response) => {
          const { totalHits, hits } = parseShape(answer, readJson(response))
          const list = readRows(photo, hits, ({ imageURL, fullHDURL, largeImageURL, webformatURL, ...more }) =>
            entryOf(1, [imageURL ?? fullHDURL ?? largeImageURL, webformatURL], detailsOf(more)),
          )
          return { list, total: totalHits }
        },
      },
    ],
  })

/** Pixabay: popular videos. @param apiKey of the operator's account */
export const pixabayVideos = (apiKey: string): Source<GalleryQuery, Rows> =>
  defineSource<GalleryQuery, Rows>({
    id: 'wallpaper.pixabay',
    ...WALLPAPERS,
    freshSeconds: FRESH_SECONDS,
    key: pageKey,
    attempts: [
      {
        request: (query) => ({ url: `${ORIGIN}/api/videos/?${parameters(apiKey, query)}` }),
        read: (response) => {
          const { totalHits, hits } = parseShape(answer, readJson(response))
          const list = readRows(video, hits, ({ duration, videos: { medium, small }, ...more }) => {
            const { url, thumbnail } = medium.url === '' ? small : medium
            return url === '' || duration > VIDEO_SECONDS ? undefined : entryOf(2, [url, thumbnail], detailsOf(more))
          })
          return { list, total: totalHits }
        },
      },
    ],
  })

const detailsOf = ({
  tags,
  user,
  pageURL,
}: {
  readonly tags: string
  readonly user: string
  readonly pageURL: string
}) => ({
  title: tags,
  author: user,
  link: pageURL,
  licence: LICENCE,
})

export const pixabayGallery = defineGallery({
  name: 'pixabay',
  names: everywhere('Pixabay'),
  categories: ONE_CATEGORY,
  needs: key('PIXABAY_KEY', 'the key of your account at Pixabay: photos and videos'),
  stills: pixabay,
  videos: pixabayVideos,
})
