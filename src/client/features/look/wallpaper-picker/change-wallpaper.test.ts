import { beforeEach, expect, test, vi } from 'vitest'
import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { changeRandomly, rotateWallpaper } from './change-wallpaper.ts'
import { biying } from './providers/biying.ts'
import { xiaoniao } from './providers/xiaoniao.ts'

const { applyWallpaper, canShow } = vi.hoisted(() => ({ applyWallpaper: vi.fn(), canShow: vi.fn() }))
vi.mock('./apply-wallpaper.ts', () => ({ applyWallpaper }))
vi.mock('../../data/theme/index.ts', async (original) => ({
  ...(await original<object>()),
  environment: () => ({ dark: false, reducedTransparency: false, mobile: false }),
}))
vi.mock('../wallpaper/lazy.ts', async (original) => ({ ...(await original<object>()), canShow }))

const LAKE: WallpaperEntry = { wallpaperSrc: 'https://a.example/1.jpg', wallpaperMiniSrc: '', wallpaperType: 1 }
const applied = () => applyWallpaper.mock.calls.map(([entry]) => entry.wallpaperSrc)
const random = vi.spyOn(biying, 'random')

beforeEach(() => {
  vi.clearAllMocks()
  canShow.mockResolvedValue(true)
  random.mockResolvedValue([LAKE])
  wallpaperSettings.update(() => ({
    ...wallpaperSettings.initial,
    ...{ autoWallpaper: true, autoWallpaperRange: 5, autoWallpaperSource: 'biying' },
  }))
})

test('a source that does not answer is replaced by a bundled still', async () => {
  random.mockRejectedValue(new CallError('pureOffline', 'pure offline'))
  await changeRandomly()
  expect(applied()).toEqual([expect.stringMatching(/^genkan:/)])
})

test('what the program changes to is there before: else it is a bundled still, or nothing', async () => {
  await changeRandomly('program')
  expect(applied()).toEqual([LAKE.wallpaperSrc])
  canShow.mockImplementation(async ({ wallpaperSrc }) => wallpaperSrc !== LAKE.wallpaperSrc)
  await changeRandomly('program')
  expect(applied()).toEqual([LAKE.wallpaperSrc, expect.stringMatching(/^genkan:/)])
  canShow.mockResolvedValue(false)
  await changeRandomly('program')
  expect(applied()).toHaveLength(2)
})

test('what the user asks for is shown, so that a failure is said', async () => {
  canShow.mockResolvedValue(false)
  await changeRandomly()
  expect(applied()).toEqual([LAKE.wallpaperSrc])
})

test('a change that takes longer than a tick is not begun twice', async () => {
  let tick = () => {}
  let answer = (_entries: readonly WallpaperEntry[]) => {}
  random.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  rotateWallpaper({
    subscribe(run) {
      tick = run
      return () => {}
    },
    stop: () => {},
  })
  tick()
  tick()
  expect(random).toHaveBeenCalledOnce()
  answer([LAKE])
  await vi.waitFor(() => expect(applied()).toEqual([LAKE.wallpaperSrc]))
  random.mockResolvedValue([LAKE])
  await vi.waitFor(() => {
    tick()
    expect(applied()).toHaveLength(2)
  })
})

test('where all chosen categories are of third parties that do not answer, all bundled stills are chosen from', async () => {
  expect(await xiaoniao.random(['wallhaven-general'])).toContainEqual(
    expect.objectContaining({ wallpaperSrc: expect.stringMatching(/^genkan:/) }),
  )
})
