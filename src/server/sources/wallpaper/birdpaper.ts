import * as v from 'valibot'
import { WALLPAPERS_PER_PAGE } from '../../../shared/api/wallpaper.ts'
import { defineSource, SourceFailure } from '../source.ts'
import { cleanText, parseShape, readJson } from '../text.ts'
import { count, entryOf, type GalleryQuery, galleryKey, type Rows, readRows, text, WALLPAPERS } from './rows.ts'

/** It has no https. */
const ORIGIN = 'http://wp.birdpaper.com.cn/intf'

/** The categories that are offered: landscapes, animals and things. Those of persons are not. */
const CATEGORIES: ReadonlySet<string> = new Set(['9', '14', '15', '5', '12', '13', '16', '22', '26', '35'])
/** Landscapes; the list of the newest pictures also has those of categories that are not offered. */
const DEFAULT_CATEGORY = '9'

/** A category as the source names it. */
export interface NamedCategory {
  readonly id: string
  readonly name: string
}

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
  tag: text,
  author: text,
})
const category = v.object({ old_id: v.union([v.string(), v.number()]), show_name: v.string() })

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

/** 小鸟壁纸: the categories that are offered. */
export const birdpaperCategories = defineSource<undefined, readonly NamedCategory[]>({
  id: 'wallpaper.birdpaper',
  ...WALLPAPERS,
  key: () => '',
  attempts: [
    {
      request: () => ({ url: `${ORIGIN}/getCategory` }),
      read: (response) =>
        parseShape(v.array(v.unknown()), readData(readJson(response))).flatMap((row) => {
          const parsed = v.safeParse(category, row)
          if (!parsed.success || !CATEGORIES.has(String(parsed.output.old_id))) return []
          return [{ id: String(parsed.output.old_id), name: cleanText(parsed.output.show_name).slice(0, 30) }]
        }),
    },
  ],
})

/** Whether a category of this source is offered. */
export const isBirdpaperCategory = (id: string): boolean => CATEGORIES.has(id)

function readData(body: unknown): unknown {
  const { errno, data } = parseShape(envelope, body)
  if (String(errno) !== '0') throw new SourceFailure('status', `errno ${errno}`)
  return data
}

/** The picture in small, which its host makes of a path with a size; any other address is left as it is. */
const smallOf = (url: string): string => url.replace('/bdr/__85/', '/bdm/480_270_85/')
