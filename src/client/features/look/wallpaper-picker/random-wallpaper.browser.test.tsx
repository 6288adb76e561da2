import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { history } from '../../../core/documents/history.ts'
import { documentValue, drawPage } from '../../../testing/draw-page.tsx'
import { find } from '../../../testing/elements.ts'
import { homeOf } from '../../../testing/items.ts'
import appearance from '../appearance/locales/zh-CN.json'
import { changeRandomly } from './change-wallpaper.ts'
import texts from './locales/zh-CN.json'
import { xiaoniao } from './providers/xiaoniao.ts'

const shown = () => (documentValue('wallpaper') as { wallpaperSrc: string }).wallpaperSrc
const LAKE = {
  wallpaperSrc: 'genkan:beacon-street-sunset',
  wallpaperMiniSrc: '',
  wallpaperType: 1,
  title: '湖',
} as const

beforeEach(async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('clock'), wallpaper: {} })
})

test('a random wallpaper is named; one step takes it back, and the other button leads to the choice', async () => {
  const random = vi.spyOn(xiaoniao, 'random').mockResolvedValue([LAKE])
  const before = shown()
  await changeRandomly()
  await expect.element(page.getByText(texts.changedTo.replace('{name}', LAKE.title))).toBeVisible()
  expect(shown()).toBe(LAKE.wallpaperSrc)
  await page.getByRole('button', { name: '撤销' }).click()
  expect(shown()).toBe(before)
  expect(history.counts.getState().undo).toBe(0)

  random.mockResolvedValue([{ ...LAKE, title: '' }])
  await changeRandomly()
  await expect.element(page.getByText(texts.changed, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: texts.choose }).click()
  const row = () => find(`[data-form-row="${appearance['field.wallpaperSrc']}"]`)
  await expect.poll(() => row()?.contains(document.activeElement)).toBe(true)
})
