import { describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage, openTab } from '../../../testing/draw-page.tsx'
import { boxOf, expectStyle, find, settled } from '../../../testing/elements.ts'
import { folder, group, site } from '../../../testing/items.ts'
import { setDataValue } from '../../../ui/dom.ts'
import clock from '../../look/clock/locales/zh-CN.json'
import settings from '../../shell/settings/locales/zh-CN.json'
import { messages } from './messages.ts'

const { press } = commands

const HOME = {
  groups: [group('a', [folder([site('in')]), site('a1'), site('a2')]), group('b', [site('b1')])],
  dock: [site('d')],
}
const MINIMAL = { theme: { isMinimalism: true }, minimal: { isTipSeen: true } }
const LANDSCAPE = { ...MINIMAL, wallpaper: { wallpaperType: 2 } }

const time = () => find('#root > main > header time')
const date = () => find('#root > main > header time + p')
const top = () => boxOf(find('#root > main > header')).top
const poem = () => find('#root > main [data-label-id="poem"]')
const tip = () => find('#root > main > [class*="tip"]')

/** Draws minimal mode in a window of this size. */
async function open(
  documents: Readonly<Record<string, object>> = MINIMAL,
  [width, height]: readonly [number, number] = [1440, 900],
) {
  await page.viewport(width, height)
  await drawPage({ home: HOME, ...documents })
  setDataValue(document.documentElement, 'glass-tier', 'full')
  await expect.poll(poem).not.toBeNull()
}

test('clock 132/240, date 16/24, search box 480 wide, at the offset that is set', async () => {
  await open(MINIMAL, [1920, 1080])
  await expectStyle(time, 'font-size').toBe('132px')
  await expectStyle(time, 'font-weight').toBe('240')
  await expectStyle(date, 'font-size').toBe('16px')
  await expectStyle(date, 'line-height').toBe('24px')
  expect(boxOf(find('#root > main form')).width).toBe(480)
  expect(top()).toBe(50 + 120)
  for (const miniTranslate of [0, 300]) {
    await open({ ...MINIMAL, theme: { isMinimalism: true, miniTranslate } }, [1920, 1080])
    await expect.poll(top).toBe(50 + miniTranslate)
  }
})

test('the offset setting in the time tab moves the block at once', async () => {
  await open()
  const before = top()
  openTab('time')
  const slider = page.getByRole('slider', { name: clock['field.miniTranslate'] })
  await expect.element(slider).toHaveValue('120')
  slider.element().focus()
  await press('ArrowRight')
  await expect.element(slider).toHaveValue('125')
  await expect.poll(top).toBeCloseTo(before + 5 * 0.9, 0)
  await page.getByRole('dialog').getByRole('button', { name: settings.reset, exact: true }).click()
  await expect.element(slider).toHaveValue('120')
})

test.for([
  [1000, 500],
  [1440, 900],
  [844, 390],
] as const)('no overlap at %d x %d', async ([width, height]) => {
  await open({ theme: { isMinimalism: true } }, [width, height])
  await expect.poll(tip).not.toBeNull()
  expect(tip()?.textContent).toBe(messages('tip'))
  const parts = ['header', 'search', '[data-label-id="poem"]', '[class*="tip"]']
  const edges = () =>
    parts.flatMap((part) => {
      const { top, bottom, height } = boxOf(find(`#root > main > ${part}`))
      return height === 0 ? [] : [top, bottom]
    })
  // digits that come later move what is below them
  await expect.poll(() => edges().filter((edge, at, all) => edge < (all[at - 1] ?? 0))).toEqual([])
  expect(edges().at(-1)).toBeLessThanOrEqual(height)
})

describe('upon the built-in landscape', () => {
  const figures = () => find('#root > main > header [data-clock="time24"]')
  const clip = () => getComputedStyle(figures() ?? document.body).clipPath

  test.for([
    [1440, 900],
    [390, 844],
  ] as const)('the clock is behind the ridge at %d x %d, date and search box before it', async (size) => {
    await open(LANDSCAPE, size)
    await expect.poll(clip).toMatch(/^polygon/)
    await settled(document.body)
    const clock = boxOf(figures())
    expect(boxOf(find('#root > main > header > p + p')).bottom).toBeLessThan(clock.top)
    expect(boxOf(find('#root > main > search')).top).toBeGreaterThan(clock.bottom)
    expect(clock.top).toBeGreaterThan(size[1] / 4)
    expect(boxOf(find('#root > main > search')).bottom).toBeLessThan(boxOf(poem()).top)
  })

  test('it stands free where the user has moved it, upon other wallpapers, and on a low screen', async () => {
    await open({ ...LANDSCAPE, theme: { isMinimalism: true, miniTranslate: 130 } })
    await expect.poll(clip).toBe('none')
    expect(boxOf(date()).top).toBeGreaterThan(boxOf(figures()).top)
    await open(LANDSCAPE)
    await expect.poll(clip).toMatch(/^polygon/)
    await open(MINIMAL)
    await expect.poll(clip).toBe('none')
    await open(LANDSCAPE)
    await expect.poll(clip).toMatch(/^polygon/)
    await page.viewport(844, 390)
    await expect.poll(clip).toBe('none')
  })
})

test('the line of poem changes once a day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:10:00+08:00'), toFake: ['Date'] })
  try {
    await open()
    const first = poem()?.textContent
    vi.setSystemTime(new Date('2026-11-20T23:50:00+08:00'))
    await open()
    expect(poem()?.textContent).toBe(first)
    vi.setSystemTime(new Date('2026-11-21T08:00:00+08:00'))
    await open()
    expect(poem()?.textContent).toMatch(/《.+》/)
    expect(poem()?.textContent).not.toBe(first)
  } finally {
    vi.useRealTimers()
  }
})
