import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WALLPAPERS_PER_PAGE } from '../../../shared/api/wallpaper.ts'
import type { BundledWallpaper, WallpaperEntry } from '../../../shared/entities/wallpaper.ts'
import { openInProcessLimits } from '../../adapters/limits/in-process.ts'
import { HttpFailure } from '../../core/ports/http.ts'
import { ImageFailure } from '../../core/ports/images.ts'
import { readMessages } from '../../core/read-messages.ts'
import { type Env, identifyCaller } from '../../core/route/context.ts'
import { handleErrors } from '../../core/route/route.ts'
import type { LiveWallpapers } from '../../core/upstream/live-data.ts'
import { makeServer, silentLog, type TestServer } from '../../testing/project.ts'
import { readWallpaperCatalog } from './catalog.ts'
import { wallpaperModule } from './wallpaper.ts'

const readShipped = (file: string) =>
  readFile(new URL(`../../../../catalog/wallpapers/${file}`, import.meta.url), 'utf8')

let server: TestServer
/** How many stills are bundled: more than a page, and no more than two. */
let stills = 0
beforeAll(async () => {
  server = await makeServer({ wallpaperCatalog: await readWallpaperCatalog(readShipped) })
  const shipped: readonly BundledWallpaper[] = JSON.parse(await readShipped('wallpapers.json'))
  stills = shipped.filter(({ type }) => type === 1).length
})
afterAll(() => server.close())

const ask = async (path: string) => (await server.app.request(path, { headers: { 'accept-language': 'en' } })).json()
const sources = (list: readonly { readonly wallpaperSrc: string }[]) => list.map(({ wallpaperSrc }) => wallpaperSrc)

test('categories are named in the language asked for', async () => {
  expect((await ask('/api/wallpaper_category')).data.list).toContainEqual({ id: 'city', name: 'City' })
  expect((await ask('/api/wallpaper_category?locale=ja')).data.list).toContainEqual({ id: 'city', name: '街' })
})

describe('the list of stills', () => {
  test('has every bundled still, with its licence and author', async () => {
    const { list, total, from, age } = (await ask('/api/wallpaper_list')).data
    const second = (await ask('/api/wallpaper_list?page=2')).data.list
    expect({ total, from, age, listed: list.length }).toEqual({
      total: stills,
      from: 'bundled',
      age: 0,
      listed: WALLPAPERS_PER_PAGE,
    })
    expect(new Set(sources([...list, ...second])).size).toBe(stills)
    expect(list[0]).toMatchObject({ wallpaperSrc: 'genkan:dawn', wallpaperType: 1, title: 'Dawn', licence: 'MIT' })
  })

  test('is of one category, and ends', async () => {
    expect(sources((await ask('/api/wallpaper_list?category=space')).data.list)).toEqual(['genkan:saturnian-profile'])
    expect((await ask('/api/wallpaper_list?category=unknown')).data).toMatchObject({ list: [], total: 0 })
    expect((await ask('/api/wallpaper_list?page=3')).data).toMatchObject({ list: [], total: stills })
  })

  test.each(['category=a/b', 'page=0', 'locale=fr'])('refuses %s', async (query) => {
    expect(await ask(`/api/wallpaper_list?${query}`)).toMatchObject({ code: 400, data: null })
  })
})

test('random stills are those of the categories, each once', async () => {
  const { list } = (await ask('/api/random_wallpaper?category=space,animal')).data
  expect(sources(list).sort()).toEqual(
    ['canyon-wren', 'oakland-zoo-otters', 'perched-osprey', 'saturnian-profile'].map((id) => `genkan:${id}`),
  )
})

test('videos are listed on their own', async () => {
  const { list } = (await ask('/users/video_wallpaper_list')).data
  expect(sources(list)).toEqual(['genkan:aurora', 'genkan:ocean', 'genkan:silk'])
  expect(list.every(({ wallpaperType }: { wallpaperType: number }) => wallpaperType === 2)).toBe(true)
})

describe('wallpapers of third parties', () => {
  const row = (name: string, type: 1 | 2 = 1): WallpaperEntry => ({
    wallpaperSrc: `https://pictures.example/${name}.jpg`,
    wallpaperMiniSrc: `https://pictures.example/${name}.mini.jpg`,
    wallpaperType: type,
    author: 'Jane Doe',
  })
  const page = (...list: readonly WallpaperEntry[]) => ({ list, total: 50, from: 'stale', age: 60 }) as const
  const NONE: LiveWallpapers = {
    daily: async () => 'failed',
    categories: () => [],
    stills: async () => undefined,
    videos: async () => undefined,
  }
  const app = async (live: Partial<LiveWallpapers>) => {
    const messages = readMessages()
    const made = new Hono<Env>()
    made.onError(handleErrors({ log: silentLog, clock: { now: () => 0 }, messages, failureOf: () => undefined }))
    made.use(identifyCaller({ publicUrl: undefined, proxies: [] }))
    made.route(
      '/',
      wallpaperModule({
        wallpaperCatalog: await readWallpaperCatalog(readShipped),
        live: { ...NONE, ...live },
        limits: openInProcessLimits(),
        http: async () => {
          throw new HttpFailure('network', 'there is nothing outside')
        },
        images: { decode: () => Promise.reject(new ImageFailure('unavailable', 'there is no decoder')) },
        clock: { now: () => 0 },
      }),
    )
    return async (path: string) => (await made.request(path, { headers: { 'accept-language': 'en' } })).json()
  }

  test('follow the bundled ones, with the age of the oldest', async () => {
    const asked: string[] = []
    const ask = await app({
      stills: async (category, number) => {
        asked.push(`${category} ${number}`)
        return page(row(`still ${number}`))
      },
      videos: async () => page(row('video', 2)),
      categories: () => [{ id: 'wallhaven-anime', name: 'Wallhaven · Anime' }],
    })
    const first = (await ask('/api/wallpaper_list')).data
    expect({ ...first, list: first.list.length }).toEqual({
      list: WALLPAPERS_PER_PAGE + 1,
      total: stills + 50,
      from: 'stale',
      age: 60,
    })
    expect(first.list.at(-1)).toEqual(row('still 1'))
    const second = (await ask('/api/wallpaper_list?page=2')).data
    expect(second.list).toHaveLength(stills - WALLPAPERS_PER_PAGE + 1)
    expect(second.list.at(-1)).toEqual(row('still 2'))
    expect(sources((await ask('/api/wallpaper_list?category=wallhaven-anime')).data.list)).toHaveLength(1)
    expect(sources((await ask('/users/video_wallpaper_list')).data.list).at(-1)).toBe(row('video').wallpaperSrc)
    expect((await ask('/api/wallpaper_category')).data.list.at(-1).id).toBe('wallhaven-anime')
    expect(asked).toEqual([' 1', ' 2', 'wallhaven-anime 1'])
  })

  test('are among the random ones, of the chosen categories alone', async () => {
    const ask = await app({ stills: async (category) => (category === 'space' ? undefined : page(row('a'), row('b'))) })
    const { list } = (await ask('/api/random_wallpaper?category=space,wallhaven-anime')).data
    expect(sources(list).sort()).toEqual(['genkan:saturnian-profile', row('a').wallpaperSrc, row('b').wallpaperSrc])
    expect((await ask('/api/random_wallpaper')).data.list).toHaveLength(stills + 2)
  })

  test('of the day come alone; without them the reason is said', async () => {
    const ask = await app({ daily: async (language) => page({ ...row(language), downloadable: false }) })
    expect((await ask('/api/biying_wallpaper_list?locale=ja')).data).toEqual({
      ...page({ ...row('ja'), downloadable: false }),
    })
    expect(await (await app({}))('/api/biying_wallpaper_list')).toMatchObject({ code: 503, data: null })
    expect(await (await app({ daily: async () => 'off' }))('/api/biying_wallpaper_list')).toEqual({
      code: 503,
      msg: 'This source isn’t enabled on this server.',
      data: null,
    })
  })
})

test.each([
  ['no list', '{}'],
  ['no entry', '[]'],
  ['an unknown category', '[{"id":"space","names":{"zh-CN":"a","zh-TW":"a","en":"a","ja":"a","ko":"a"}}]'],
])('a catalogue with %s is refused when the server starts', async (_what, json) => {
  await expect(
    readWallpaperCatalog(async (file) => (file === 'categories.json' ? json : readShipped(file))),
  ).rejects.toThrow()
})
