import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, type Storage } from '../../../../core/documents/storage/storage.ts'
import { testCallPorts } from '../../../../core/testing.ts'

let storage: Storage
let asked: string[]
let answer: () => Response
vi.mock('../../../../core/documents/storage/storage.ts', async (original) => ({
  ...(await original<object>()),
  openStorage: async () => storage,
}))

beforeEach(() => {
  storage = memoryStorage()
  asked = []
  answer = () => new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-type': 'image/webp' } })
})

/** A page that is opened anew: storage stays, what the page knows does not. */
async function openPage(server: string | undefined, isPureOffline = false) {
  vi.resetModules()
  const { connect } = await import('../../../../core/net/call.ts')
  const { themeSettings } = await import('../../../data/theme/index.ts')
  themeSettings.update((now) => ({ ...now, isPureOffline }))
  const open = () =>
    connect({
      ...testCallPorts(),
      server,
      language: () => 'en',
      isPureOffline: () => isPureOffline,
      fetch: async (url) => {
        asked.push(String(url))
        return answer()
      },
    })
  return {
    open,
    ...(await import('./web-urls.ts')),
    ...(await import('../use-backdrop.ts')),
    ...(await import('./wallpaper-urls.ts')),
  }
}

const SERVER = 'http://genkan.test'
const LAKE = 'https://pictures.example/lake.jpg'
const BY_SERVER = `${SERVER}/api/wallpaper_image?url=${encodeURIComponent(LAKE)}`

test('a still of the web comes by way of the server once, and then from storage, also without network', async () => {
  const first = await openPage(SERVER)
  first.open()
  const [url] = await first.webUrls(LAKE)
  expect(url).toMatch(/^blob:/)
  expect(await first.webUrls(LAKE)).toEqual([url])
  expect(asked).toEqual([BY_SERVER])
  answer = () => Response.error()
  const again = await openPage(SERVER)
  expect((await again.webUrls(LAKE))[0]).toMatch(/^blob:/)
  expect(asked).toHaveLength(1)
})

test('a still that several parts of the page want at once is fetched once', async () => {
  const page = await openPage(SERVER)
  page.open()
  const [one, other] = await Promise.all([page.webUrls(LAKE), page.webUrls(LAKE)])
  expect(one).toEqual(other)
  expect(asked).toEqual([BY_SERVER])
})

test('nothing is asked before the page knows its server', async () => {
  const page = await openPage(SERVER)
  const urls = page.webUrls(LAKE)
  await Promise.resolve()
  expect(asked).toEqual([])
  page.open()
  expect((await urls)[0]).toMatch(/^blob:/)
})

test('what the server refuses is left to the layer, which says so', async () => {
  const page = await openPage(SERVER)
  page.open()
  answer = () => new Response(JSON.stringify({ code: 503, msg: 'no', data: null }))
  expect(await page.webUrls(LAKE)).toEqual([BY_SERVER])
})

test('without a server an https address is itself, and one of plain http is none', async () => {
  const page = await openPage(undefined)
  page.open()
  expect(await page.webUrls(LAKE)).toEqual([LAKE])
  expect(await page.webUrls('http://pictures.example/lake.jpg')).toEqual([])
})

test('in pure offline there is what is stored, and nothing else', async () => {
  const first = await openPage(SERVER)
  first.open()
  await first.webUrls(LAKE)
  const offline = await openPage(SERVER, true)
  offline.open()
  expect((await offline.webUrls(LAKE))[0]).toMatch(/^blob:/)
  expect(await offline.webUrls('https://pictures.example/other.jpg')).toEqual([])
  expect(asked).toHaveLength(1)
})

test('object URLs of pictures that have not been asked for lately are given up', async () => {
  const page = await openPage(SERVER)
  page.open()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  for (let index = 0; index < 8; index += 1) await page.loadWallpaperUrls(`https://pictures.example/${index}.jpg`)
  expect(revoke).toHaveBeenCalledTimes(3)
  expect(Object.keys(page.wallpaperUrls.getState())).toHaveLength(5)
  const [url = ''] = page.wallpaperUrls.getState()['https://pictures.example/7.jpg'] ?? []
  expect(page.sourceOfUrl(url)).toBe('https://pictures.example/7.jpg')
  expect(page.sourceOfUrl('/assets/dawn.webp')).toBe('/assets/dawn.webp')
  revoke.mockRestore()
})
