import * as v from 'valibot'
import { nothing } from '../needs.ts'
import { defineSource } from '../source.ts'
import { parseShape, readJson } from '../text.ts'
import { everywhere, WALLHAVEN_CATEGORIES } from './categories.ts'
import { defineGallery } from './gallery.ts'
import { count, entryOf, type GalleryQuery, galleryKey, httpsUrl, type Rows, readRows, WALLPAPERS } from './rows.ts'

/** The categories that are offered, as flags of the service. */
const FLAGS = { general: '100', anime: '010' } as const

const answer = v.object({ data: v.array(v.unknown()), meta: v.object({ total: count }) })
const picture = v.object({
  path: httpsUrl,
  url: v.fallback(v.string(), ''),
  purity: v.string(),
  thumbs: v.object({ large: httpsUrl }),
  colors: v.fallback(v.array(v.string()), []),
})

/** Wallhaven: its most liked pictures that are safe for work. */
export const wallhaven = defineSource<GalleryQuery, Rows>({
  id: 'wallpaper.wallhaven',
  ...WALLPAPERS,
  key: galleryKey,
  attempts: [
    {
      request: ({ category, page }) => {
        const flags = category === 'anime' ? FLAGS.anime : FLAGS.general
        const fixed = 'purity=100&sorting=toplist&atleast=1920x1080&ratios=16x9'
        return { url: `https://wallhaven.cc/api/v1/search?categories=${flags}&${fixed}&page=${page}` }
      },
      read: (response) => {
        const { data, meta } = parseShape(answer, readJson(response))
        const list = readRows(picture, data, ({ path, url, purity, thumbs, colors }) =>
          purity === 'sfw' ? entryOf(1, [path, thumbs.large], { link: url, color: colors[0] }) : undefined,
        )
        return { list, total: meta.total }
      },
    },
  ],
})

export const wallhavenGallery = defineGallery({
  name: 'wallhaven',
  names: everywhere('Wallhaven'),
  categories: WALLHAVEN_CATEGORIES,
  needs: nothing,
  isOnlyByName: true,
  stills: () => wallhaven,
})
