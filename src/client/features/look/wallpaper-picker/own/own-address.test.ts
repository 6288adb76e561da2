import { beforeEach, expect, test, vi } from 'vitest'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { FaceError } from '../../../data/faces/kernel/problem.ts'
import { wallpaperSettings } from '../../wallpaper/index.ts'
import { acceptWallpaperAddress, addWallpaperAt } from './own-address.ts'

const { storeWallpaper, showToast, close } = vi.hoisted(() => {
  const close = vi.fn()
  return { storeWallpaper: vi.fn(), showToast: vi.fn(() => close), close }
})
vi.mock('../../../data/faces/lazy.ts', async (original) => ({ ...(await original<object>()), storeWallpaper }))
vi.mock('../../../../ui/overlay/toast/toast.ts', () => ({ showToast }))
vi.mock('../messages.ts', () => ({ messages: (key: string) => key }))
vi.mock('../apply-wallpaper.ts', () => ({ applyWallpaper: vi.fn() }))

const PICTURE = { src: 'face:1', minSrc: 'face:2', type: 1 } as const
let asked: string[]
let answer: () => Response

/** Connects with a server, or, without one, not. */
function connectTo(server: string | undefined, isPureOffline = false) {
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
}

beforeEach(() => {
  vi.clearAllMocks()
  asked = []
  answer = () => new Response(Uint8Array.of(1), { headers: { 'content-type': 'image/webp' } })
  storeWallpaper.mockResolvedValue(PICTURE)
  wallpaperSettings.update(() => wallpaperSettings.initial)
  connectTo('http://genkan.test')
})

const list = () => wallpaperSettings.get().localWallpaperArr
const refuse = (msg: string) => () => Response.json({ code: 413, msg, data: null })

test('the picture at an address is fetched by the server and is then a file of this device', async () => {
  expect(await addWallpaperAt(' pictures.example.com/lake.jpg ')).toBeUndefined()
  expect(asked).toEqual([
    `http://genkan.test/api/wallpaper_image?url=${encodeURIComponent('https://pictures.example.com/lake.jpg')}`,
  ])
  expect(list()).toEqual([PICTURE])
  expect(await addWallpaperAt('http://pictures.example/lake.jpg')).toBeUndefined()
  expect(list()).toEqual([PICTURE])
})

test('what is no address of the web is not asked for', async () => {
  for (const text of [
    '',
    'lake',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'https://me:pw@a.example/',
    '{settings}',
  ])
    expect(await addWallpaperAt(text), text).toBe('address.invalid')
  expect(asked).toEqual([])
})

test('a refusal is said in the words of the server, or of what stands in the way', async () => {
  answer = refuse('The picture is too large')
  expect(await addWallpaperAt('https://a.example/1.jpg')).toBe('The picture is too large')
  answer = () => Response.error()
  expect(await addWallpaperAt('https://a.example/1.jpg')).toBe('address.failed')
  connectTo(undefined)
  expect(await addWallpaperAt('https://a.example/1.jpg')).toBe('address.noServer')
  connectTo('http://genkan.test', true)
  asked = []
  expect(await addWallpaperAt('https://a.example/1.jpg')).toBe('address.pureOffline')
  expect(asked).toEqual([])
  expect(list()).toEqual([])
})

test('a picture that this device cannot store is refused, too', async () => {
  storeWallpaper.mockRejectedValue(new FaceError('type'))
  expect(await addWallpaperAt('https://a.example/1.jpg')).toBe('type')
  expect(list()).toEqual([])
})

test('a dropped address says that it is on its way, and why it is refused', async () => {
  await acceptWallpaperAddress('https://a.example/1.jpg')
  expect(showToast.mock.calls).toEqual([[{ kind: 'progress', text: 'adding' }]])
  expect(close).toHaveBeenCalledOnce()
  await acceptWallpaperAddress('')
  expect(showToast).toHaveBeenLastCalledWith({ kind: 'warning', text: 'address.invalid' })
})
