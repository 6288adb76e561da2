import type { Page } from '@playwright/test'
import { expect, openOn, settled, site, storedDocument, test } from './lib/page.ts'

const group = (id: string, icon: string, children: readonly object[]) => ({
  id,
  name: `组 ${id}`,
  icon,
  mode: 0,
  lock: false,
  children,
})
const HOME = {
  groups: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => group(id, id === 'f' ? 'none-such' : 'home', [site(`${id}1`)])),
  dock: [
    site('k1'),
    { ...site('k2'), openType: 'self' },
    site('k3'),
    { id: 'w', name: '天气', type: 'component', size: '1x1' },
  ],
}

/** Opens the page on six groups and a dock; settings by document. */
async function open(page: Page, settings: Readonly<Record<string, object>> = {}) {
  await openOn(page, { home: HOME, ...settings })
  await sidebar(page).getByRole('button').first().waitFor()
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: '分组' })
const dock = (page: Page) => page.getByRole('region', { name: 'Dock' })
const tools = (page: Page) => page.getByRole('toolbar', { name: '快捷工具' })
const shown = (page: Page) => page.getByRole('navigation', { name: /^组/ })
const picture = (page: Page) =>
  page.evaluate(() => [...document.images].filter((one) => one.dataset['ready'] !== undefined).at(-1)?.src ?? '')

test.describe('the sidebar', () => {
  test('shows the group that is clicked and marks it', async ({ page }) => {
    await open(page)
    const third = sidebar(page).getByRole('button', { name: '组 c' })
    await third.click()
    await expect(shown(page)).toHaveAccessibleName('组 c')
    await expect(third).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1)
    await page.locator('[class*="pager"]').getByRole('button', { name: '组 e' }).click()
    await expect(sidebar(page).getByRole('button', { name: '组 e' })).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page).getByText('组', { exact: true })).toBeVisible() // letters stand for an unknown icon
  })

  test('is one tab stop, whose arrows go around', async ({ page }) => {
    await open(page)
    const names = sidebar(page).getByRole('button')
    expect(await names.evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length)).toBe(1)
    await names.first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(names.last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(shown(page)).toHaveAccessibleName('组 b')
  })

  test('obeys its settings: side, width, distance, names', async ({ page }) => {
    const values = { isSidebarRight: true, sidebarWidth: 60, sidebarDistance: 24, isSidebarName: false }
    await open(page, { sidebar: values })
    const box = await sidebar(page).boundingBox()
    expect(box).toMatchObject({ width: 76, x: 1440 - 24 - 76 })
    const dots = await page.locator('[class*="pager"]').boundingBox()
    expect((dots?.x ?? 0) + (dots?.width ?? 0)).toBeLessThan(100) // at the other edge
    const first = sidebar(page).getByRole('button', { name: '组 a' })
    await expect(first.getByText('组 a')).toHaveCount(0)
    await first.hover()
    await expect(page.getByRole('tooltip', { name: '组 a' })).toBeVisible()
  })

  test('hides by itself, and comes at the edge of the screen and with the keyboard’s focus', async ({ page }) => {
    await open(page, { sidebar: { isSidebarAutoHide: true } })
    const right = async () => {
      const box = await sidebar(page).boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    await page.mouse.move(700, 500)
    await expect.poll(right).toBeLessThanOrEqual(0)
    await page.mouse.move(3, 450)
    await expect.poll(right).toBe(66)
    await page.mouse.move(40, 450, { steps: 8 })
    await page.waitForTimeout(300)
    expect(await right()).toBe(66)
    await page.mouse.move(700, 500)
    await expect.poll(right).toBeLessThanOrEqual(0)
    await page.keyboard.press('Tab')
    await sidebar(page).getByRole('button').first().focus()
    await expect.poll(right).toBe(66)
  })
})

test.describe('the shortcut bar', () => {
  test('toggles dark mode, which stays and no longer follows the system', async ({ page }) => {
    await open(page)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await tools(page).getByRole('button', { name: '深色模式' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).not.toHaveAttribute('data-revealing', '')
    await expect.poll(() => picture(page)).toContain('night')
    await expect
      .poll(() => storedDocument(page, 'theme'))
      .toMatchObject({ data: { isDarkMode: true, darkModeBySysten: false } })
    expect(await storedDocument(page, 'wallpaper')).toBeUndefined() // the night that is built in needs no mask
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await settled(page)
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await tools(page).getByRole('button', { name: '浅色模式' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })

  test('toggled to and fro, each time judges the picture that is shown', async ({ page }) => {
    await open(page)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-wp', 'ink')
    for (const [theme, wallpaper, ink, tool] of [
      ['dark', 'night', 'paper', '深色模式'],
      ['light', 'dawn', 'ink', '浅色模式'],
      ['dark', 'night', 'paper', '深色模式'],
    ] as const) {
      await tools(page).getByRole('button', { name: tool }).click()
      await expect(html).toHaveAttribute('data-theme', theme)
      await expect.poll(() => picture(page)).toContain(wallpaper)
      await expect(html).toHaveAttribute('data-wp', ink)
      await expect(html).not.toHaveAttribute('data-revealing', '')
    }
  })

  test('takes a double click for one press', async ({ page }) => {
    await open(page)
    await tools(page).getByRole('button', { name: '深色模式' }).dblclick()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).not.toHaveAttribute('data-revealing', '')
    await expect(tools(page).getByRole('button', { name: '浅色模式' })).toBeVisible()
  })

  test('follows the system until then', async ({ page }) => {
    await open(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(tools(page).getByRole('button', { name: '浅色模式' })).toBeVisible()
  })

  test('veils a picture of the user’s in the dark', async ({ page }) => {
    await open(page, { wallpaper: { wallpaperType: 1, wallpaperSrc: 'genkan:dusk' } })
    await expect.poll(() => picture(page)).toContain('dusk')
    await tools(page).getByRole('button', { name: '深色模式' }).click()
    await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperMask: 40 } })
    await tools(page).getByRole('button', { name: '浅色模式' }).click()
    await expect.poll(() => storedDocument(page, 'wallpaper')).toMatchObject({ data: { wallpaperMask: 0 } })
  })

  test('changes the wallpaper for another one, every time', async ({ page }) => {
    await open(page)
    const random = tools(page).getByRole('button', { name: '随机壁纸' })
    await expect.poll(() => picture(page)).toContain('dawn')
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await picture(page)
      await random.click()
      await expect.poll(() => picture(page)).not.toBe(before)
    }
    const last = await picture(page)
    const [, name] = /(dawn|dusk|night)/.exec(last) ?? []
    await expect
      .poll(() => storedDocument(page, 'wallpaper'))
      .toMatchObject({ data: { wallpaperType: 1, wallpaperSrc: `genkan:${name}` } })
    await page.reload()
    await settled(page)
    await expect.poll(() => picture(page)).toBe(last)
  })

  test('has the user’s tools in the user’s order, and may come only to the pointer at the top', async ({ page }) => {
    await open(page, { shortcut: { isTopHoverShortcut: true, shortcutConfig: [6, 2] } })
    const buttons = tools(page).getByRole('button')
    await expect(buttons).toHaveCount(2)
    await expect(buttons.first()).toHaveAccessibleName('随机壁纸')
    await page.mouse.move(700, 500)
    await expect(buttons.first()).toHaveCSS('opacity', '0')
    await page.mouse.move(700, 40)
    await expect(buttons.first()).toHaveCSS('opacity', '1')
  })
})

test.describe('in a window enlarged to 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } })

  test('the shortcut bar leaves the screen with the clock, and covers no tile', async ({ page }) => {
    const tiles = Array.from({ length: 40 }, (_, n) => site(`t${n}`))
    await openOn(page, { home: { groups: [group('a', 'home', tiles)], dock: [] } })
    await expect(tools(page)).toBeInViewport({ ratio: 1 })
    await page.mouse.move(360, 225)
    await page.mouse.wheel(0, 200)
    await expect(page.locator('#root time')).not.toBeInViewport()
    await expect(tools(page)).not.toBeInViewport()
  })
})

test.describe('the dock', () => {
  test('opens sites as each wants, and holds nothing that would open nothing', async ({ page, context }) => {
    await context.route(/\.example/, (route) => route.fulfill({ body: 'site' }))
    await open(page)
    await expect(dock(page).getByRole('link')).toHaveCount(3)
    const [site] = await Promise.all([
      context.waitForEvent('page'),
      dock(page).getByRole('link', { name: '站 k1' }).click(),
    ])
    expect(site.url()).toBe('https://k1.example/')
    await dock(page).getByRole('link', { name: '站 k3' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.waitForURL('https://k2.example/')
  })

  test('grows under the pointer, says the name, and rests after a click', async ({ page, context }) => {
    await context.route(/\.example/, (route) => route.fulfill({ body: 'site' }))
    await open(page)
    const second = dock(page).getByRole('link', { name: '站 k2' })
    const first = dock(page).getByRole('link', { name: '站 k1' })
    const width = async () => Math.round((await first.boundingBox())?.width ?? 0)
    expect(await width()).toBe(45)
    await page.mouse.move(700, 600)
    const box = await first.boundingBox()
    const middle = { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 }
    await page.mouse.move(middle.x, middle.y, { steps: 4 })
    await expect.poll(width).toBe(81)
    await expect(dock(page).getByText('站 k1')).toBeVisible()
    await page.mouse.click(middle.x, middle.y)
    await expect.poll(width).toBe(45)
    await page.mouse.move(middle.x + 3, middle.y)
    await page.waitForTimeout(300)
    expect(await width()).toBe(45)
    await page.waitForTimeout(1400)
    await page.mouse.move(middle.x, middle.y)
    await expect.poll(width).toBeGreaterThan(75)
    await page.mouse.move(700, 300)
    await expect.poll(width).toBe(45)
    await expect(second).toBeVisible()
  })

  test('stays as it is for whoever wants less motion, and goes when it is switched off', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const first = dock(page).getByRole('link', { name: '站 k1' })
    await first.hover()
    await page.waitForTimeout(300)
    await expect.poll(async () => (await first.boundingBox())?.width).toBe(45)
    await open(page, { dock: { isDock: false } })
    await expect(dock(page)).toHaveCount(0)
  })
})

test('while a search is typed everything behind recedes: the dock slides out, the groups stay at hand', async ({
  page,
}) => {
  await open(page, { searchHistory: [{ text: '玄关', enginesName: '', enginesIcon: '' }] })
  const tile = dock(page).getByRole('link').first()
  await expect(tile).toHaveCSS('opacity', '1')
  await page.getByRole('combobox').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(tile).toHaveCSS('opacity', '0')
  const front = () =>
    sidebar(page).evaluate((bar) => {
      const { left, top, width } = bar.getBoundingClientRect()
      return bar.contains(document.elementFromPoint(left + width / 2, top + 100))
    })
  expect(await front()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(tile).toHaveCSS('opacity', '1')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a bar at the bottom shows the groups, four at a time, and there is no dock', async ({ page }) => {
    await open(page)
    const bar = await sidebar(page).boundingBox()
    expect(bar).toMatchObject({ x: 12, width: 366, height: 64, y: 844 - 14 - 64 })
    await sidebar(page).getByRole('button', { name: '组 b' }).tap()
    await expect(shown(page)).toHaveAccessibleName('组 b')
    await expect(sidebar(page).getByRole('button', { name: '组 f' })).not.toBeInViewport()
    await page.locator('[class*="pager"]').getByRole('button', { name: '组 f' }).tap()
    await expect(sidebar(page).getByRole('button', { name: '组 f' })).toBeInViewport()
    await expect(dock(page)).toHaveCount(0)
  })

  test('the settings are at the end of the bar', async ({ page }) => {
    await open(page)
    const gear = sidebar(page).getByRole('button').last()
    await expect(gear).toHaveAccessibleName('设置')
    const [bar, last, box] = await Promise.all([
      sidebar(page).boundingBox(),
      sidebar(page).getByRole('button', { name: '组 d' }).boundingBox(),
      gear.boundingBox(),
    ])
    if (bar === null || last === null || box === null) throw new Error('not to be seen')
    expect(box.x).toBeGreaterThanOrEqual(last.x + last.width - 1)
    expect(box.x + box.width).toBeLessThan(bar.x + bar.width)
    await gear.tap()
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
  })

  test('clock and tools keep out of each other’s way, however much the clock says', async ({ page }) => {
    await open(page, { time: { time24: false, timeSecond: true, timeSize: 130, timeTop: 50 } })
    const clock = await page.locator('time').boundingBox()
    const bar = await tools(page).boundingBox()
    expect(clock?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    const parts = await page.locator('time > *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(Math.min(...parts.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(390)
  })
})
