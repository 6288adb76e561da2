import type { Locator, Page } from '@playwright/test'
import { dock, group, HOME, open, sidebar, tools } from './lib/chrome.ts'
import { expect, site, soak, soakUnless, test, waitForLoad } from './lib/page.ts'

/** Composition of the home screen on screens of every shape. */

const sites = (count: number) => Array.from({ length: count }, (_, n) => site(`t${n}`))
const tabBar = (page: Page) => page.locator('main > nav[class*="tabs"]')

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('not on screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Bounds that are not whole pixels, of tiles, their folders and widgets, search box, dock and sidebar. */
const betweenPixels = (page: Page) =>
  page.evaluate(() =>
    ['#tiles > ul > li', '#root form', '#root section li', '#root section', 'main > div > nav'].flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => [box.x, box.y, box.width, box.height].some((px) => Math.abs(px - Math.round(px)) > 0.01))
        .map(({ x, y, width, height }) => [selector, x, y, width, height].join(' ')),
    ),
  )

for (const [width, height] of [
  [1800, 900],
  [2560, 1440],
] as const) {
  test(
    `the block has its middle at 42 % of the height, on whole pixels: ${width} × ${height}`,
    soakUnless(width < 1920),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await waitForLoad(page)
      const clock = await boxOf(page.locator('#root main > header time'))
      const page_ = await boxOf(page.locator('#tiles > ul'))
      expect((clock.y + page_.bottom) / 2 / height).toBeCloseTo(0.42, 2)
      expect(await betweenPixels(page)).toEqual([])
      // another group is in the middle, with the clock where it was
      await sidebar(page).getByRole('button', { name: '资讯' }).click()
      await expect(page.locator('#tiles')).toHaveAccessibleName('资讯')
      await expect(page.locator('#tiles > ul')).toHaveCount(1)
      const tiles = page.locator('#tiles > ul > li:not([data-volatile])')
      const boxes = await Promise.all((await tiles.all()).map(boxOf))
      const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map((box) => box.right))]
      expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThanOrEqual(1)
      expect(await boxOf(page.locator('#root main > header time'))).toEqual(clock)
      await expect(dock(page).getByRole('button').first()).toHaveCSS('border-radius', width < 1920 ? '12px' : '16px')
      if (width < 1920) return
      expect((await boxOf(dock(page).getByRole('button').first())).width).toBe(60)
      expect((await boxOf(sidebar(page))).width).toBe(72)
      expect((await boxOf(tools(page).getByRole('button').first())).width).toBe(44)
      await expect(sidebar(page).locator('li span').first()).toHaveCSS('font-size', '13px')
    },
  )
}

test('a fine pointer has the desktop from 560 px up: 1440 × 900 enlarged to 200 %', soak, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await open(page, { home: { ...HOME, groups: [group('a', 'home', sites(60))] } })
  await expect(dock(page)).toBeVisible()
  await expect(tabBar(page)).toHaveCount(0)
  const area = await boxOf(page.locator('#tiles'))
  expect(area.bottom).toBeLessThan((await boxOf(dock(page))).y)
  expect((await boxOf(sidebar(page))).right).toBeLessThan((await boxOf(page.getByText('站 t0'))).x)
  await page.setViewportSize({ width: 559, height: 800 })
  await expect(tabBar(page)).toBeVisible()
  await expect(dock(page)).toHaveCount(0)
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test('has clock, date and search box on one line, and nothing lies over tiles', async ({ page }) => {
    await open(page, { home: { ...HOME, groups: [group('a', 'home', sites(60))] } })
    const [clock, date, search] = await Promise.all(
      ['#root main > header time', '#root main > header time + p', '#root form'].map((part) =>
        boxOf(page.locator(part)),
      ),
    )
    await expect(page.locator('#root main > header time')).toHaveCSS('font-size', '36px')
    await expect(page.locator('#root main > header > p + p')).toBeHidden() // no room
    expect(clock?.right).toBeLessThan(date?.x ?? 0)
    expect(date?.right).toBeLessThan(search?.x ?? 0)
    expect(search?.right).toBeLessThan((await boxOf(tools(page))).x)
    expect(clock?.y).toBeLessThan(search?.bottom ?? 0)
    const [area, bar] = [await boxOf(page.locator('#tiles')), await boxOf(tabBar(page))]
    expect(area.y).toBeGreaterThanOrEqual(search?.bottom ?? 0)
    expect(area.bottom).toBeLessThan(bar.y)
    expect(bar.width).toBe(420)
    expect((bar.x + bar.right) / 2).toBe(422)
  })
})
