import { dock, group, open, shownPage, sidebar, tools } from './lib/chrome.ts'
import { expect, openOn, site, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

test.describe('the sidebar', () => {
  test('a click shows its group and marks it as current', async ({ page }) => {
    await open(page)
    const third = sidebar(page).getByRole('button', { name: '组 c' })
    await third.click()
    await expect(shownPage(page)).toHaveAccessibleName('组 c')
    await expect(third).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1)
    await page.locator('[class*="pager"]').getByRole('button', { name: '组 e' }).click()
    await expect(sidebar(page).getByRole('button', { name: '组 e' })).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page).getByText('组', { exact: true })).toBeVisible() // an unknown icon is replaced by letters
  })

  test('is one tab stop; arrows wrap around', async ({ page }) => {
    await open(page)
    const names = sidebar(page).getByRole('button')
    expect(await names.evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length)).toBe(1)
    await names.first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(names.last()).toBeFocused()
    await page.keyboard.press('Home') // the avatar
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(shownPage(page)).toHaveAccessibleName('组 b')
  })

  test('follows its settings: side, width, offset, names', async ({ page }) => {
    const values = {
      isSidebarRight: true,
      sidebarWidth: 60,
      sidebarDistance: 24,
      isSidebarName: false,
      sidebarOpacity: 0,
    }
    await open(page, { sidebar: values })
    const box = await sidebar(page).boundingBox()
    expect(box).toMatchObject({ width: 76, x: 1440 - 24 - 76 })
    await expect(sidebar(page)).toHaveCSS('background-color', /, 0\)$/) // and nothing else of the pane
    await expect(sidebar(page)).toHaveCSS('background-image', /^(none|linear-gradient\(rgba\(251, 254, 254, 0\).*)$/)
    await expect(sidebar(page)).toHaveAttribute('data-wallpaper-text', 'ink') // as the labels on this wallpaper
    const dots = await page.locator('[class*="pager"]').boundingBox()
    expect((dots?.x ?? 0) + (dots?.width ?? 0)).toBeLessThan(100) // at the other side
    const first = sidebar(page).getByRole('button', { name: '组 a' })
    await expect(first.getByText('组 a')).toHaveCount(0)
    await first.hover()
    await expect(page.getByRole('tooltip', { name: '组 a' })).toBeVisible()
  })

  test('auto-hides, and appears at the screen edge and on keyboard focus', async ({ page }) => {
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

test('a long sidebar says that it goes on, and scrolls where a tile or a group is held at its end', async ({
  page,
}) => {
  const ids = Array.from({ length: 24 }, (_, at) => `g${at}`)
  await openOn(page, { home: { groups: ids.map((id) => group(id, 'home', [site(`${id}a`)])), dock: [] } })
  const list = sidebar(page).locator('ul')
  const middle = async () => {
    const box = await list.boundingBox()
    if (box === null) throw new Error('no list')
    return { x: box.x + box.width / 2, top: box.y, bottom: box.y + box.height }
  }
  await expect(page.locator('html')).toHaveAttribute('data-sortable')
  await expect(list).toHaveAttribute('data-more', 'after')
  const { x, top, bottom } = await middle()
  const icon = await page.getByRole('link', { name: '站 g0a' }).boundingBox()
  await page.mouse.move((icon?.x ?? 0) + 20, (icon?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(x, bottom - 6, { steps: 8 })
  await expect(list).toHaveAttribute('data-more', 'before')
  await expect(page.locator('[data-drop-target]')).toHaveAttribute('data-group', 'g23')
  await page.mouse.up()
  await expect(page.locator('#layer-toast')).toContainText('组 g23')

  await page.mouse.move(x, bottom - 24) // on the last group, away from its edge
  await page.mouse.down()
  await page.mouse.move(x, top + 8, { steps: 8 })
  await expect(list).toHaveAttribute('data-more', 'after')
  await page.mouse.up()
  await expect(list.locator('li').first()).toHaveAttribute('data-group', 'g23')
})

test.describe('the dock', () => {
  test('opens sites by their open type, and shows only items that can be opened', async ({ page, context }) => {
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

  test('magnifies under the pointer, shows the name, and resets after a click', async ({ page, context }) => {
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

  test('is not magnified with reduced motion, and is hidden when disabled', async ({ page }) => {
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

test('while typing a search the dock slides out and the groups stay available', async ({ page }) => {
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
    await expect(shownPage(page)).toHaveAccessibleName('组 b')
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

  test('clock and tools never overlap, whatever the clock shows', async ({ page }) => {
    await open(page, { time: { time24: false, timeSecond: true, timeSize: 130, timeTop: 50 } })
    const clock = await page.locator('main > header time').boundingBox()
    const bar = await tools(page).boundingBox()
    expect(clock?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    const parts = await page
      .locator('main > header time > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(Math.min(...parts.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(390)
  })
})

test('a browser that hides what is on a canvas gets readable text, and nothing drawn from it', async ({ page }) => {
  await page.addInitScript(() => {
    // as Firefox answers against fingerprints
    const read = CanvasRenderingContext2D.prototype.getImageData
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const image = read.apply(this, area)
      image.data.fill(255)
      return image
    }
  })
  await open(page)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-wallpaper-text', 'paper')
  await expect(root).not.toHaveAttribute('style', /--gk-(lite-copy|wall-preview): url/)
})
