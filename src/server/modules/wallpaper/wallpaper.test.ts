import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeServer, type TestServer } from '../../testing/project.ts'
import { readWallpaperCatalog } from './catalog.ts'

const readShipped = (file: string) =>
  readFile(new URL(`../../../../catalog/wallpapers/${file}`, import.meta.url), 'utf8')

let server: TestServer
beforeAll(async () => {
  server = await makeServer({ wallpaperCatalog: await readWallpaperCatalog(readShipped) })
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
    expect({ total, from, age, listed: list.length }).toEqual({ total: 21, from: 'bundled', age: 0, listed: 21 })
    expect(list[0]).toMatchObject({ wallpaperSrc: 'genkan:dawn', wallpaperType: 1, title: 'Dawn', licence: 'MIT' })
  })

  test('is of one category, and ends', async () => {
    expect(sources((await ask('/api/wallpaper_list?category=space')).data.list)).toEqual(['genkan:saturnian-profile'])
    expect((await ask('/api/wallpaper_list?category=unknown')).data).toMatchObject({ list: [], total: 0 })
    expect((await ask('/api/wallpaper_list?page=2')).data).toMatchObject({ list: [], total: 21 })
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

test.each([
  ['no list', '{}'],
  ['no entry', '[]'],
  ['an unknown category', '[{"id":"space","names":{"zh-CN":"a","zh-TW":"a","en":"a","ja":"a","ko":"a"}}]'],
])('a catalogue with %s is refused when the server starts', async (_what, json) => {
  await expect(
    readWallpaperCatalog(async (file) => (file === 'categories.json' ? json : readShipped(file))),
  ).rejects.toThrow()
})
