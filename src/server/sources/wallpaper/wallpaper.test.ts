import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { WALLPAPERS_PER_PAGE } from '../../../shared/api/wallpaper.ts'
import { wallpaperEntrySchema } from '../../../shared/entities/wallpaper.ts'
import { describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openSource } from '../runner.ts'
import type { Source } from '../source.ts'
import { dailyPictures } from './bing.ts'
import { birdpaper } from './birdpaper.ts'
import { openWallpapers } from './index.ts'
import { pexels, pexelsVideos } from './pexels.ts'
import { pixabay, pixabayVideos } from './pixabay.ts'
import type { Rows } from './rows.ts'
import { wallhaven } from './wallhaven.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['wallpaper'])
const { get, use, ports } = replay

const PEXELS = 'test-pexels-key'
const PIXABAY = 'test-pixabay-key'
const isValid = ({ list, total }: Rows) =>
  list.length <= WALLPAPERS_PER_PAGE && list.every((entry) => v.is(wallpaperEntrySchema, entry)) && total >= 0

/** A source that goes through the suite, and what it answers to its query. */
interface Asked {
  readonly name: string
  readonly query: () => Promise<Rows>
}
function asked<Query>(name: string, source: Source<Query, Rows>, question: Query): Asked {
  describeSource({ name, source, query: question, attempts: [`${name}.happy`], isValid }, replay)
  return { name, query: async () => (await openSource(source, ports())(question)).value }
}
const FIRST = { category: '', page: 1 }
const SOURCES: readonly Asked[] = [
  asked('bing', dailyPictures, { market: 'zh-CN', start: 0 }),
  asked('birdpaper', birdpaper, FIRST),
  asked('wallhaven', wallhaven, FIRST),
  asked('pexels', pexels(PEXELS), FIRST),
  asked('pexels-videos', pexelsVideos(PEXELS), FIRST),
  asked('pixabay', pixabay(PIXABAY), FIRST),
  asked('pixabay-videos', pixabayVideos(PIXABAY), FIRST),
]

/** What each source makes of its fixture `happy`. */
const EXPECTED: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'expected.json'), 'utf8'),
)

test.each(SOURCES)('$name gives wallpapers with their origin', async ({ name, query }) => {
  use(get(`${name}.happy`))
  const { list, total } = await query()
  expect(list.every((entry) => v.is(wallpaperEntrySchema, entry))).toBe(true)
  expect({ list, total }).toEqual(EXPECTED[name])
})

describe.each(SOURCES)('$name', ({ name, query }) => {
  test('drops rows of another shape and texts of another type', async () => {
    use(get(`${name}.drift`))
    const { list } = await query()
    expect(list).toHaveLength(1)
    expect(list.every((entry) => v.is(wallpaperEntrySchema, entry))).toBe(true)
  })

  test('may have nothing', async () => {
    use(get(`${name}.none`))
    expect(await query()).toEqual({ list: [], total: 0 })
  })
})

describe('the wallpapers for a user', () => {
  const keys = { PEXELS_KEY: PEXELS, PIXABAY_KEY: PIXABAY }
  const GALLERIES = ['wallpaper.birdpaper', 'wallpaper.wallhaven']

  test('of Bing are those of both halves of the archive, each once, in the market of the language', async () => {
    const { daily } = openWallpapers(ports())
    use(get('bing.happy'), get('bing.second'))
    const page = await daily('zh-CN', 'me')
    expect(page).toMatchObject({ from: 'live', age: 0, total: 3 })
    const list = typeof page === 'string' ? [] : page.list
    expect(list.map(({ title }) => title)).toEqual(['潮水之间', undefined, '沙丘'])
    expect(list.map(({ author }) => author)).toEqual(['某某/Some Agency', '荒原的清晨', '另一人'])
    expect(await daily('zh-CN', 'me')).toMatchObject({ from: 'cache' })
  })

  test('of Bing are one half if the other does not answer; none if both fail or the operator has none', async () => {
    use(withResponse(get('bing.happy'), { status: 500 }), get('bing.second'))
    expect(await openWallpapers(ports()).daily('zh-CN', 'me')).toMatchObject({ total: 2 })
    use(withResponse(get('bing.happy'), { status: 500 }), withResponse(get('bing.second'), { status: 429 }))
    expect(await openWallpapers(ports()).daily('zh-CN', 'me')).toBe('failed')
    use()
    expect(await openWallpapers(ports(['wallpaper.bing'])).daily('zh-CN', 'me')).toBe('off')
  })

  test('of galleries are listed one after the other; one that fails is left out', async () => {
    use(
      ...['birdpaper.happy', 'pexels.happy', 'pixabay.happy'].map(get),
      withResponse(get('wallhaven.happy'), { status: 503 }),
    )
    const page = await openWallpapers(ports([], keys)).stills('', 1, 'me')
    expect(page).toMatchObject({ from: 'live', total: 1200 + 8000 + 500 })
    expect(page?.list.map(({ wallpaperSrc }) => new URL(wallpaperSrc).host)).toEqual([
      'p15.qhimg.com',
      'p15.qhimg.com',
      'images.pexels.com',
      'pixabay.com',
      'pixabay.com',
    ])
  })

  test('of a category are those of its gallery; what is not offered is not asked for', async () => {
    const live = openWallpapers(ports())
    use(get('wallhaven.happy'))
    expect((await live.stills('wallhaven-general', 1, 'me'))?.list).toHaveLength(2)
    use()
    for (const category of ['landscape', 'birdpaper-6', 'birdpaper', 'pexels-all', 'wallhaven-people'])
      expect(await live.stills(category, 1, 'me')).toBeUndefined()
  })

  test('have categories of persons left out, and none of a gallery that is switched off', async () => {
    const live = openWallpapers(ports([], { PEXELS_KEY: PEXELS }))
    const shown = live.categories('ja')
    expect(shown[0]).toEqual({ id: 'birdpaper-9', name: 'Birdpaper · 風景' })
    expect(shown.slice(-3)).toEqual([
      { id: 'wallhaven-general', name: 'Wallhaven · 総合' },
      { id: 'wallhaven-anime', name: 'Wallhaven · アニメ' },
      { id: 'pexels-all', name: 'Pexels' },
    ])
    expect(shown.map(({ id }) => id)).not.toContain('birdpaper-6')
    use()
    const off = openWallpapers(ports(GALLERIES))
    expect(off.categories('en')).toEqual([])
    expect(await off.stills('', 1, 'me')).toBeUndefined()
    expect(await off.videos(1, 'me')).toBeUndefined()
  })

  test('that move are those of the galleries with a key', async () => {
    use(get('pexels-videos.happy'), get('pixabay-videos.happy'))
    const page = await openWallpapers(ports(GALLERIES, keys)).videos(1, 'me')
    expect(page?.list.map(({ wallpaperType }) => wallpaperType)).toEqual([2, 2])
    expect(page?.list[0]).toMatchObject({
      wallpaperSrc: 'https://videos.pexels.com/video-files/21/21-1920.mp4',
      title: 'Waves at the beach',
    })
  })
})
