import * as v from 'valibot'
import { LANGUAGE_TABLE } from '../../../shared/languages.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource } from '../source.ts'
import { looseText, parseShape, readJson } from '../text.ts'
import { entryOf, type Rows, readRows, WALLPAPERS } from './rows.ts'

const ORIGIN = 'https://www.bing.com'

/** Days back from today at which the two halves of the archive begin; it has about fifteen pictures. */
export const BING_STARTS = [0, 7] as const

interface BingQuery {
  /** A language with its region; Bing answers markets that it does not have in English. */
  readonly market: string
  readonly start: (typeof BING_STARTS)[number]
}

const answer = v.object({ images: v.array(v.unknown()) })
const image = v.object({
  urlbase: v.pipe(v.string(), v.regex(/^\/th\?id=[\w.-]+$/)),
  copyright: looseText,
  copyrightlink: looseText,
  title: looseText,
  wp: v.fallback(v.boolean(), true),
})

/** Bing's pictures of the day. `wp: false` means that Bing does not offer a picture for download. */
export const dailyPictures = defineSource<BingQuery, Rows>({
  id: 'wallpaper.bing',
  ...WALLPAPERS,
  key: ({ market, start }) => `${market} ${start}`,
  attempts: [
    {
      request: ({ market, start }) => ({
        url: `${ORIGIN}/HPImageArchive.aspx?format=js&idx=${start}&n=8&mkt=${market}&uhd=1`,
      }),
      read: (response) => {
        const list = readRows(image, parseShape(answer, readJson(response)).images, toEntry)
        return { list, total: list.length }
      },
    },
  ],
})

function toEntry({ urlbase, copyright, copyrightlink, title, wp }: v.InferOutput<typeof image>) {
  const { what, holder } = splitCopyright(copyright)
  const entry = entryOf(1, [`${ORIGIN}${urlbase}_UHD.jpg`, `${ORIGIN}${urlbase}_400x240.jpg`], {
    title: title === '' || title === 'Info' ? what : title,
    author: holder,
    link: URL.parse(copyrightlink, ORIGIN)?.href,
  })
  return wp ? entry : { ...entry, downloadable: false as const }
}

/** Splits `A coast, Germany (© Jane Doe/Agency)`; without the sign the whole text names the holder. */
function splitCopyright(copyright: string): { readonly what: string; readonly holder: string } {
  const [, what = '', holder = ''] = /^(.*?)\s*[(（]\s*©\s*(.+?)\s*[)）]\s*$/.exec(copyright) ?? []
  return holder === '' ? { what: '', holder: copyright } : { what, holder }
}

export const bingWallpapers = defineProvider({
  id: dailyPictures.id,
  purpose: 'wallpapers',
  fallback: 'bundled wallpapers',
  needs: nothing,
  open: (ports) => openSource(dailyPictures, ports),
  questions: () => [question(dailyPictures, { market: LANGUAGE_TABLE['zh-CN'].regional, start: 0 })],
})
