import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAVORITES_PER_REQUEST } from '../../../../shared/api/favorite-wallpaper.ts'
import { FAVORITES_LIMIT, type WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { makeServer, type TestServer } from '../../../testing/project.ts'
import { askUsers } from '../../../testing/users.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeServer()
})
afterAll(() => server.close())

let made = 0
/** A new user, who can collect, cancel and list wallpapers by their sources. */
async function registered() {
  made += 1
  const { data } = await askUsers(server, 'register', { username: `user_${made}`, password: 'abc123' })
  const token = String(data.token)
  return {
    token,
    collect: (...list: readonly object[]) => askUsers(server, 'collect_wallpaper', { list }, { token }),
    cancel: (...keys: readonly string[]) => askUsers(server, 'cancel_collect_wallpaper', { keys }, { token }),
    sources: async () => {
      const { data } = await askUsers(server, 'collect_wallpaper_list', undefined, { token })
      return data.list.map(
        ({ wallpaperSrc, wallpaperBg }: WallpaperEntry) => wallpaperBg ?? wallpaperSrc.replace(SITE, ''),
      )
    },
  }
}
const SITE = 'https://a.example/'
const still = (name: string): WallpaperEntry => ({
  ...{ wallpaperSrc: SITE + name, wallpaperMiniSrc: '' },
  wallpaperType: 1,
})
const color = (wallpaperBg: string): WallpaperEntry => ({
  ...{ wallpaperSrc: '', wallpaperMiniSrc: '', wallpaperType: 0 },
  wallpaperBg,
})

test('favourites are listed newest first, none twice, colours by their colour, and are each user’s own', async () => {
  const [lin, qiu] = [await registered(), await registered()]
  await lin.collect(still('b'), still('a'))
  await lin.collect({ ...still('c'), title: '湖', author: 'Lin' }, still('a'), color('#112233'))
  await lin.collect(color('#445566'))
  expect(await lin.sources()).toEqual(['#445566', 'c', '#112233', 'b', 'a'])
  await qiu.cancel(`${SITE}c`, `${SITE}a`)
  expect(await qiu.sources()).toEqual([])
  await lin.cancel(`${SITE}c`, '#112233', 'unknown')
  expect(await lin.sources()).toEqual(['#445566', 'b', 'a'])
})

test('no more than the limit is kept: the oldest go', async () => {
  const { collect, sources } = await registered()
  for (let from = 0; from <= FAVORITES_LIMIT; from += FAVORITES_PER_REQUEST) {
    const batch = Array.from({ length: FAVORITES_PER_REQUEST }, (_, at) => still(`w${from + at}`))
    expect((await collect(...batch.toReversed())).code).toBe(0)
  }
  const kept = await sources()
  expect([kept.length, kept[0]]).toEqual([FAVORITES_LIMIT, `w${FAVORITES_LIMIT + FAVORITES_PER_REQUEST - 1}`])
})

test('what is none, nothing, or too much is refused, and nothing is changed', async () => {
  const { collect, cancel, sources } = await registered()
  await collect(still('a'))
  const tooMany = Array.from({ length: FAVORITES_PER_REQUEST + 1 }, (_, at) => still(`w${at}`))
  for (const list of [[], [{}], [still('x'.repeat(4001))], [{ ...still('x'), wallpaperType: 3 }], tooMany])
    expect(await collect(...list)).toMatchObject({ code: 400, data: null })
  expect((await cancel()).code).toBe(400)
  expect(await sources()).toEqual(['a'])
})

test.each([
  ['a script', { wallpaperSrc: 'javascript:alert(1)' }],
  ['data', { wallpaperSrc: 'data:image/svg+xml,<svg/>' }],
  ['no address', { wallpaperSrc: 'lake.jpg' }],
  ['an address of the page itself', { wallpaperSrc: '{settings}' }],
  ['a picture of one device', { wallpaperSrc: 'face:abc' }],
  ['a script as its preview', { wallpaperMiniSrc: 'javascript:alert(1)' }],
  ['a script as its page', { link: 'javascript:alert(1)' }],
  ['a paint that loads something', { wallpaperType: 0, wallpaperSrc: '', wallpaperBg: 'url(https://spy.example/)' }],
  ['a paint of nothing', { wallpaperType: 0, wallpaperSrc: '' }],
])('%s is refused', async (_what, wrong) => {
  const { collect, sources } = await registered()
  expect(await collect({ ...still('a'), ...wrong })).toMatchObject({ code: 400, data: null })
  expect(await sources()).toEqual([])
})

test('what ships with the page, previews and the page of a picture are taken; names hold what is seen', async () => {
  const { token, collect } = await registered()
  const shader = { wallpaperSrc: 'shader:mist', wallpaperMiniSrc: 'shader:mist', wallpaperType: 2, title: '\u202e雾' }
  const lake = { ...still('lake'), wallpaperMiniSrc: `${SITE}mini`, link: SITE }
  expect((await collect(lake, shader)).code).toBe(0)
  const { data } = await askUsers(server, 'collect_wallpaper_list', undefined, { token })
  expect(data.list).toEqual([lake, { ...shader, title: '雾' }])
})

test('they are given out with the account, with the picture of its owner', async () => {
  const { token, collect } = await registered()
  await collect(still('a'))
  const { data } = await askUsers(server, 'export_account', undefined, { token })
  expect(data).toMatchObject({ picture: '', favoriteWallpapers: [still('a')] })
})
