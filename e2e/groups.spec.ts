import type { Locator, Page } from '@playwright/test'
import { HOME, open, shownPage, sites, smallFolder } from './lib/groups.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, group, site, soak, soakUnless, store, test } from './lib/page.ts'
import { drag, touch } from './lib/touch.ts'

test.use({ isLowPerformance: false })

/** The cell after the last tile, which adds one. */
const addCell = (page: Page) => shownPage(page).getByRole('button', { name: '添加图标' })

test('a folder opens in place by mouse and keyboard, and returns the focus', async ({ page, context }) => {
  await context.route(/\.example/, (route) => route.fulfill({ body: 'site' }))
  await open(page)
  const tile = page.getByRole('button', { name: '文件夹' })
  await tile.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '文件夹' })
  await expect(panel.getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(tile).toBeFocused()
  await tile.click()
  const [site] = await Promise.all([context.waitForEvent('page'), panel.getByRole('link', { name: '站 in1' }).click()])
  expect(site.url()).toBe('https://in1.example/')
})

/** Takes all groups away while the page is open, as another tab could. */
async function removeGroups(page: Page) {
  const groups = { version: 0, data: { groups: [], dock: [] }, revision: 99, writer: 'other' }
  await store(page, { 'document:home': groups })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

for (const { width, height, stands } of [
  { width: 1440, height: 900, stands: false },
  { width: 1440, height: 560, stands: false },
  { width: 1280, height: 400, stands: false },
  { width: 1024, height: 280, stands: false },
  { width: 720, height: 450, stands: true },
]) {
  test.describe(`in a window of ${width} by ${height}`, soakUnless(stands), () => {
    test.use({ viewport: { width, height } })
    const last = (page: Page) => page.getByRole('link', { name: '站 a119', exact: true })
    /** Whether no overlay of the home screen covers the center of the last tile. */
    const reached = (page: Page) =>
      last(page).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && element.contains(hit)
      })
    /** Waits until scrolling has ended: a wheel notch at the end of a page turns it. */
    const rested = (page: Page) =>
      page.evaluate(async () => {
        const place = () => [...document.querySelectorAll('main, [data-pages]')].map((one) => one.scrollTop).join()
        for (let last = ''; last !== place(); await new Promise((next) => setTimeout(next, 60))) last = place()
      })
    const full = { ...HOME, groups: [group('a', sites('a', 120)), group('c', [site('c1')])], dock: [site('k')] }

    test('the wheel scrolls a page to its last tile before it turns it', soak, async ({ page }) => {
      await open(page, {}, full)
      await page.mouse.move(width / 2, height / 2)
      for (let turn = 0; turn < 60 && !(await reached(page)); turn += 1) {
        await page.mouse.wheel(0, 100)
        await rested(page)
      }
      await expect(shownPage(page)).toHaveAccessibleName('组 a')
      expect(await reached(page)).toBe(true)
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 400)
          return shownPage(page).getAttribute('aria-label')
        })
        .toBe('组 c')
    })

    test('the keyboard reaches its last tile, and the cell after it', soak, async ({ page }) => {
      await open(page, {}, full)
      await expect(addCell(page)).toBeAttached()
      await page.getByRole('link', { name: '站 a0', exact: true }).focus()
      await page.keyboard.press('End')
      await expect(addCell(page)).toBeFocused()
      await expect.poll(() => reached(page)).toBe(true)
      const edge = height < 520 ? 10 : 32 // over which tiles fade
      const fromTop = () =>
        page.evaluate(() => {
          const area = document.querySelector('#root [data-pages]')?.getBoundingClientRect().top ?? 0
          return (document.activeElement?.getBoundingClientRect().top ?? 0) - area
        })
      for (let up = 0; up < 8; up += 1) {
        await page.keyboard.press('ArrowUp')
        await expect.poll(fromTop).toBeGreaterThanOrEqual(edge)
      }
    })
  })
}

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('finds a "+" on a page without groups, at once', soak, async ({ page }) => {
    await open(page)
    await removeGroups(page)
    const dialog = page.getByRole('dialog', { name: '添加分组' })
    await page.getByRole('region', { name: messages.noGroup }).getByRole('button', { name: '添加分组' }).tap()
    await dialog.getByRole('button', { name: '取消' }).tap()
    await expect(dialog).toHaveCount(0)
    const add = page.getByRole('navigation', { name: '分组' }).getByRole('button', { name: '添加分组' })
    await expect(add).toHaveAttribute('tabindex', '0') // there is no current group
    await add.tap()
    await dialog.getByRole('textbox').fill('新的')
    await dialog.getByRole('radio').first().tap()
    await dialog.getByRole('button', { name: '确定' }).tap()
    await expect(page.getByText(messages.emptyGroup)).toBeVisible()
    await page.getByRole('region', { name: '新的' }).getByRole('button', { name: '添加图标' }).tap()
    await expect(page.getByLabel('添加到')).toContainText('新的')
  })

  test('opens a folder completely in a sheet', async ({ page }) => {
    const large = { ...smallFolder, children: sites('in', 40) }
    await open(page, {}, { ...HOME, groups: [group('a', [large]), group('c', [])] })
    await page.getByRole('button', { name: '文件夹' }).tap()
    const sheet = page.getByRole('dialog', { name: '文件夹' })
    const last = sheet.getByRole('link', { name: '站 in39' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    const boxOf = async () => (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 9999 }
    await expect.poll(async () => boxOf().then(({ y, height }) => y + height)).toBeLessThanOrEqual(844) // at rest
    expect(await boxOf()).toMatchObject({ x: 0, width: 390 })
    expect((await boxOf()).y).toBeGreaterThanOrEqual(56)
  })

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    test(
      `the dots cover no name of a full page at any scroll position: ${width} × ${height}`,
      soak,
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await open(page, { iconNameSize: 20 }, { ...HOME, groups: [group('a', sites('a', 60)), group('c', [])] })
        const covered = () =>
          page.evaluate(() => {
            const dots = document
              .querySelector('#root [data-focus-stop][aria-current]')
              ?.closest('ul')
              ?.getBoundingClientRect()
            const area = document.querySelector('#root [data-pages]')
            if (dots === undefined || area === null) throw new Error('no dots')
            const end = area.getBoundingClientRect().bottom
            return [...area.querySelectorAll('[data-wallpaper="label"]')]
              .map((label) => label.getBoundingClientRect())
              .filter(({ top, bottom }) => Math.min(bottom, end) > dots.top && top < Math.min(dots.bottom, end)).length
          })
        const scroll = (top: number) =>
          page.locator('#root [data-pages]').evaluate((area, to) => (area.scrollTop = to), top)
        for (let top = 0; top < 120; top += 12) {
          await scroll(top)
          expect(await covered(), `scrolled ${top}`).toBe(0)
        }
        await scroll(99_999)
        expect(await covered()).toBe(0)
        const edge = (found: Locator) => found.evaluate((element) => element.getBoundingClientRect().bottom)
        const last = page.locator('#root [data-wallpaper="label"]').last()
        expect(await edge(last)).toBeLessThanOrEqual(await edge(page.locator('#root [data-pages]')))
      },
    )
  }

  test('turns the page by a swipe, and not by a scroll', async ({ page, context }) => {
    await open(page)
    const client = await context.newCDPSession(page)
    const touch = async (from: readonly [number, number], to: readonly [number, number]) => {
      const at = ([x, y]: readonly [number, number]) => [{ x, y }]
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await touch([300, 500], [100, 590])
    await expect(shownPage(page)).toHaveAccessibleName('组 a')
    await page.waitForTimeout(200)
    await touch([300, 500], [100, 510])
    await expect(shownPage(page)).toHaveAccessibleName('组 b')
  })

  test('moves the page as far as it goes, and back when it turns around', soak, async ({ page, context }) => {
    await open(page, {}, { groups: [group('a', sites('a', 50)), group('b', sites('b', 50)), group('c', [])], dock: [] })
    const height = () => page.locator('#root [data-pages]').evaluate((area) => area.clientHeight)
    const atRest = await height()
    const client = await context.newCDPSession(page)
    const at = (x: number) => ({ x, y: 500 })
    const left = (name: string) =>
      page.locator(`#tiles > ul:has([title="站 ${name}"])`).evaluate((one) => one.getBoundingClientRect().left)
    await touch(client, 'touchStart', at(300))
    await drag(client, at(300), at(120))
    await expect.poll(() => left('a1')).toBeCloseTo(-172, 0) // 180 less the 8 that make a swipe
    expect(await left('b1')).toBeCloseTo(390 - 172, 0)
    expect(await height()).toBe(atRest)
    await drag(client, at(120), at(220))
    await expect.poll(() => left('a1')).toBeCloseTo(-72, 0)
    await touch(client, 'touchEnd')
    await expect(page.locator('#tiles > ul')).toHaveCount(1)
    await expect(shownPage(page)).toHaveAccessibleName('组 a')
    expect(await left('a1')).toBe(0)
  })

  test(
    'scrolls the bar of groups, and selects in the search box, without turning the page',
    soak,
    async ({ page, context }) => {
      const groups = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => group(id, [site(`${id}1`)]))
      await open(page, {}, { ...HOME, groups })
      const client = await context.newCDPSession(page)
      const swipe = async (y: number) => {
        const at = (x: number) => [{ x, y }]
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
        for (let x = 280; x >= 120; x -= 20)
          await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      const bar = page.getByRole('navigation', { name: '分组' }).getByRole('list')
      await expect(async () => {
        await swipe(844 - 46) // a busy browser may not have started to scroll there
        await expect.poll(() => bar.evaluate(({ scrollLeft }) => scrollLeft), { timeout: 1000 }).toBeGreaterThan(50)
      }).toPass()
      const search = await page.getByRole('search').boundingBox()
      await swipe((search?.y ?? 0) + 22)
      await expect(shownPage(page)).toHaveAccessibleName('组 a')
      await swipe(600)
      await expect(shownPage(page)).toHaveAccessibleName('组 b')
    },
  )
})
