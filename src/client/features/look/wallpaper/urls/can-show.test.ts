import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { themeSettings } from '../../../data/theme/index.ts'
import { canShow } from './can-show.ts'

const { findUrls } = vi.hoisted(() => ({ findUrls: vi.fn() }))
vi.mock('./find-urls.ts', () => ({ findUrls }))

const decode = vi.fn()
beforeEach(() => {
  findUrls.mockResolvedValue(['blob:1'])
  decode.mockResolvedValue(undefined)
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = () => decode(this.src)
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  themeSettings.update((now) => ({ ...now, isPureOffline: false }))
})

const still = { wallpaperType: 1, wallpaperSrc: 'https://a.example/1.jpg' } as const
const video = { wallpaperType: 2, wallpaperSrc: 'https://a.example/1.mp4' } as const

test('a still can be shown once it is loaded', async () => {
  expect(await canShow(still)).toBe(true)
  expect(decode).toHaveBeenCalledWith('blob:1')
  decode.mockRejectedValue(new Error('broken'))
  expect(await canShow(still)).toBe(false)
  findUrls.mockResolvedValue([])
  expect(await canShow(still)).toBe(false)
})

test('a colour and a shipped video always can; a video of the web with a network, unless in pure offline', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(await canShow({ wallpaperType: 0, wallpaperSrc: '' })).toBe(true)
  expect(await canShow(video)).toBe(true)
  themeSettings.update((now) => ({ ...now, isPureOffline: true }))
  expect(await canShow(video)).toBe(false)
  expect(await canShow({ wallpaperType: 2, wallpaperSrc: 'genkan:aurora' })).toBe(true)
  themeSettings.update((now) => ({ ...now, isPureOffline: false }))
  vi.stubGlobal('navigator', { onLine: false })
  expect(await canShow(video)).toBe(false)
})
