import { dock, group, open, shownPage, sidebar } from './lib/chrome.ts'
import { expect, openOn, site, soak, test } from './lib/page.ts'

test.use({ isLowPerformance: false })

test(
  'a long sidebar says that it goes on, and scrolls where a tile or a group is held at its end',
  soak,
  async ({ page }) => {
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
  },
)

test.describe('the dock', () => {
  test('opens sites by their open type, and shows only items that can be opened', soak, async ({ page, context }) => {
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

  test('the settings are at the end of the bar', soak, async ({ page }) => {
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
})

test(
  'a browser that hides what is on a canvas gets readable text, and nothing drawn from it',
  soak,
  async ({ page }) => {
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
  },
)
