import * as v from 'valibot'
import { WALLPAPERS_PER_PAGE } from '../../../shared/api/wallpaper.ts'
import { nothing } from '../needs.ts'
import { defineSource, SourceFailure } from '../source.ts'
import { codeOf, looseText, parseShape, readJson } from '../text.ts'
import { BIRDPAPER_CATEGORIES, everywhere } from './categories.ts'
import { defineGallery } from './gallery.ts'
import { count, entryOf, type GalleryQuery, galleryKey, type Rows, readRows, WALLPAPERS } from './rows.ts'

/** It has no https. */
const ORIGIN = 'http://wp.birdpaper.com.cn/intf'

/** Landscapes; the list of the newest pictures also has those of categories that are not offered. */
const DEFAULT_CATEGORY = '9'

const envelope = v.object({ errno: v.union([v.number(), v.string()]), data: v.unknown() })
const page = v.object({ total_count: count, list: v.array(v.unknown()) })
const picture = v.object({
  url: v.pipe(
    v.string(),
    v.transform((address) => URL.parse(address)),
    v.instance(URL),
    v.check(({ protocol }) => protocol === 'http:' || protocol === 'https:'),
    v.transform(({ href }) => href),
  ),
  tag: looseText,
  author: looseText,
})

/** 小鸟壁纸: pictures of a category. */
export const birdpaper = defineSource<GalleryQuery, Rows>({
  id: 'wallpaper.birdpaper',
  ...WALLPAPERS,
  key: galleryKey,
  attempts: [
    {
      request: ({ category, page }) => ({
        url: `${ORIGIN}/GetListByCategory?cids=${category || DEFAULT_CATEGORY}&pageno=${page}&count=${WALLPAPERS_PER_PAGE}`,
      }),
      read: (response) => {
        const { total_count, list } = parseShape(page, readData(readJson(response)))
        const entries = readRows(picture, list, ({ url, tag, author }) =>
          entryOf(1, [url, smallOf(url)], { title: tag.split(/[,，]/, 1)[0], author }),
        )
        return { list: entries, total: total_count }
      },
    },
  ],
})

function readData(body: unknown): unknown {
  const { errno, data } = parseShape(envelope, body)
  if (String(errno) !== '0') throw new SourceFailure('status', `errno ${codeOf(errno)}`)
  return data
}

/** The picture in small, which its host makes of a path with a size; any other address is left as it is. */
const smallOf = (url: string): string => url.replace('/bdr/__85/', '/bdm/480_270_85/')

export const birdpaperGallery = defineGallery({
  name: 'birdpaper',
  names: { ...everywhere('Birdpaper'), 'zh-CN': '小鸟', 'zh-TW': '小鳥' },
  categories: BIRDPAPER_CATEGORIES,
  needs: nothing,
  isOnlyByName: true,
  stills: () => birdpaper,
})
