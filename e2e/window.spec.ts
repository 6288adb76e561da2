import { expect, soak, test } from './lib/page.ts'
import { choose, menuOf, rightClick } from './lib/tile-menus.ts'
import {
  button,
  dockApp,
  frameOf,
  grip,
  hostOf,
  openPage,
  openSites,
  press,
  reload,
  SMALL,
  strip,
  tab,
  tabNames,
  theWindow,
} from './lib/window.ts'

test.use({ isLowPerformance: false })

test('apps open by a tile, by its menu and by the dock, which shows what is open after its own icons', async ({
  page,
}) => {
  await openPage(page)
  await openSites(page, 'p0')
  await rightClick(page.locator('#root').getByRole('link', { name: '站 p1', exact: true }))
  await menuOf(page, '站 p1').waitFor()
  await choose(page, '打开')
  await expect(tab(page, hostOf('p1'))).toHaveAttribute('aria-selected', 'true')
  await openSites(page, 'p0') // the tab that it has already
  expect(await tabNames(page)).toEqual([hostOf('p0'), hostOf('p1')])

  const names = await page.getByRole('region', { name: 'Dock' }).getByRole('listitem').allTextContents()
  expect(names).toHaveLength(2)
  await dockApp(page, '网页').click()
  await expect(theWindow(page)).toBeHidden()
  await dockApp(page, '网页').click()
  await expect(theWindow(page)).toBeVisible()
  await button(page, '关闭窗口').click()
  await expect(theWindow(page)).toHaveCount(0)
  await expect(dockApp(page, '网页')).toHaveCount(0)
})

test('a tile of the settings opens them', soak, async ({ page }) => {
  await openPage(page)
  await page.locator('#root').getByRole('button', { name: '站 s', exact: true }).click()
  await expect(page.locator('#settings-tab-time')).toHaveAttribute('aria-selected', 'true')
})

test('tabs are closed: one, those to the right, the others, all', soak, async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0', 'p1', 'p2', 'p3')
  const choose = async (name: string, entry: string) => {
    await rightClick(tab(page, hostOf(name)))
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await tab(page, hostOf('p3')).locator('xpath=following-sibling::button').click()
  await expect(tab(page, hostOf('p2'))).toHaveAttribute('aria-selected', 'true')
  await tab(page, hostOf('p2')).click({ button: 'middle' })
  await openSites(page, 'p4', 'p5')
  await choose('p4', '关闭右侧')
  expect(await tabNames(page)).toEqual(['p0', 'p1', 'p4'].map(hostOf))
  await choose('p1', '关闭其他')
  expect(await tabNames(page)).toEqual([hostOf('p1')])
  await openSites(page, 'p0')
  await choose('p0', '全部关闭')
  await expect(theWindow(page)).toHaveCount(0)
})

test('a tab is dragged among the others; its page goes on as it was, and Esc puts it back', async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0', 'p1', 'p2')
  for (const id of ['p0', 'p1', 'p2'])
    await expect(page.frameLocator(`iframe[src*="${id}"]`).locator('h1')).toHaveText(hostOf(id))
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  const center = async (id: string) => {
    const box = await tab(page, hostOf(id)).boundingBox()
    if (box === null) throw new Error('no tab')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [first, last] = [await center('p0'), await center('p2')]
  await press(page, first, { x: last.x - first.x + 20, y: 0 })
  await expect.poll(() => tabNames(page)).toEqual(['p1', 'p2', 'p0'].map(hostOf))
  await page.keyboard.press('Escape')
  await expect.poll(() => tabNames(page)).toEqual(['p0', 'p1', 'p2'].map(hostOf))
  await page.mouse.up()
  await press(page, first, { x: last.x - first.x + 20, y: 0 })
  await page.mouse.up()
  expect(await tabNames(page)).toEqual(['p1', 'p2', 'p0'].map(hostOf))
  await tab(page, hostOf('p0')).click()
  await expect(theWindow(page).frameLocator('iframe:visible').getByRole('heading')).toHaveText(hostOf('p0'))
  expect(loads).toEqual([])
})

test(
  'the wheel scrolls the tabs by 100 px; an eleventh closes the one that was used least recently',
  soak,
  async ({ page }) => {
    await openPage(page)
    await openSites(page, ...Array.from({ length: 10 }, (_, n) => `p${n}`), 'p0')
    const offset = () => strip(page).evaluate((one) => one.scrollLeft)
    await expect.poll(offset).toBe(0)
    await strip(page).hover()
    await page.mouse.wheel(0, 30)
    await expect.poll(offset).toBe(100)
    await openSites(page, 'p10')
    const names = await tabNames(page)
    expect(names).toHaveLength(10)
    expect(names).not.toContain(hostOf('p1'))
    expect(names).toContain(hostOf('p0'))
  },
)

test('the window is dragged by its header from 5 px on, stays in reach, and Esc or a second button puts it back', async ({
  page,
}) => {
  await openPage(page)
  await openSites(page, 'p0')
  const before = await frameOf(page)
  const at = await grip(page)
  await press(page, at, { x: 3, y: 3 })
  await page.mouse.up()
  expect(await frameOf(page)).toEqual(before)
  await press(page, at, { x: 60, y: -40 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await frameOf(page)).toEqual(before)
  await press(page, at, { x: 60, y: -40 })
  await page.mouse.down({ button: 'right' })
  await page.mouse.up({ button: 'right' })
  await page.mouse.up()
  expect(await frameOf(page)).toEqual(before)
  await press(page, at, { x: 60, y: -40 })
  await page.keyboard.press('Control+a') // waits until it is let go
  await page.mouse.up()
  expect(await frameOf(page)).toMatchObject({ x: before.x + 60, y: before.y - 40 })
  await expect(strip(page).getByRole('tab')).toHaveCount(1)
  // beyond the edge, where the button is let go
  await press(page, await grip(page), { x: 3000, y: 3000 })
  await page.mouse.up()
  const { x, y } = await frameOf(page)
  expect(1440 - x).toBeGreaterThanOrEqual(100)
  expect(900 - y).toBeGreaterThanOrEqual(30)
})

test('the window is resized at its edges and corners, 15 px wide, down to 300 x 200', async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0')
  const { x, y, width, height } = await frameOf(page)
  const middle = { x: x + width / 2, y: y + height / 2 }
  await press(page, { x: x - 8, y: middle.y }, { x: -50, y: 0 })
  await page.mouse.up()
  expect(await frameOf(page)).toMatchObject({ x: x - 50, y, width: width + 50, height })
  await press(page, { x: x + width + 7, y: y + height + 7 }, { x: 20, y: 30 })
  await page.mouse.up()
  expect(await frameOf(page)).toMatchObject({ x: x - 50, y, width: width + 70, height: height + 30 })
  await press(page, { x: middle.x, y: y - 8 }, { x: 0, y: 2000 })
  await page.mouse.up()
  expect(await frameOf(page)).toMatchObject({ width: width + 70, height: 200 })
  await press(page, { x: x - 50 + 2, y: y + height + 30 - 2 }, { x: 2000, y: 0 })
  await page.mouse.up()
  expect(await frameOf(page)).toMatchObject({ width: 300, height: 200 })
})

test('full screen by a double click on the header and by its button; its place is kept', soak, async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0')
  const before = await frameOf(page)
  const at = await grip(page)
  await page.mouse.dblclick(at.x, at.y)
  expect(await frameOf(page)).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await theWindow(page).press('Alt+ArrowDown') // has no place to move to
  await page.reload()
  await expect.poll(() => frameOf(page)).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await button(page, '退出全屏').click()
  expect(await frameOf(page)).toEqual(before)
  await tab(page, hostOf('p0')).dblclick()
  expect(await frameOf(page)).toEqual(before)
})

test('a reload keeps tabs, the shown one and whether the window is minimised; another tab has its own', async ({
  page,
  context,
}) => {
  await openPage(page)
  await openSites(page, 'p0')
  await page.reload()
  await expect(tab(page, hostOf('p0'))).toBeVisible()
  await openSites(page, 'p1', 'p2', 'p1')
  await page.reload()
  await expect(tab(page, hostOf('p1'))).toHaveAttribute('aria-selected', 'true')
  expect(await tabNames(page)).toEqual(['p0', 'p1', 'p2'].map(hostOf))
  await button(page, '最小化').click()
  await reload(page)
  await dockApp(page, '网页').waitFor()
  await expect(theWindow(page)).toBeHidden()
  await dockApp(page, '网页').click()
  await expect(tab(page, hostOf('p1'))).toHaveAttribute('aria-selected', 'true')

  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('link', { name: '站 p0', exact: true }).waitFor()
  await expect(other.getByRole('region', { name: 'Dock' }).getByRole('listitem')).toHaveCount(1)
  await button(page, '关闭窗口').click()
  await page.reload()
  await expect(page.getByRole('link', { name: '站 p0', exact: true })).toBeVisible()
  await expect(theWindow(page)).toHaveCount(0)
})

test(
  'size and place are remembered by their switches; moving in a small viewport keeps the size',
  soak,
  async ({ page }) => {
    await openPage(page, { ...SMALL, dialogWidth: 1000, isDialogSize: true, isDialogPosition: true })
    await openSites(page, 'p0')
    const wide = await frameOf(page)
    await page.setViewportSize({ width: 800, height: 900 })
    await expect.poll(async () => (await frameOf(page)).width).toBe(780)
    await press(page, await grip(page), { x: 5, y: -20 })
    await page.mouse.up()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(async () => (await frameOf(page)).width).toBe(1000)
    const { y } = await frameOf(page)
    expect(y).toBe(wide.y - 20)
    await page.reload()
    await expect.poll(async () => (await frameOf(page)).y).toBe(y)
    expect((await frameOf(page)).width).toBe(1000)
  },
)

test(
  'without the switches the next window opens at the size of the settings, in the middle',
  soak,
  async ({ page }) => {
    await openPage(page, { ...SMALL, isDialogSize: false, isDialogPosition: false })
    await openSites(page, 'p10')
    const before = await frameOf(page)
    await press(page, await grip(page), { x: 30, y: 100 })
    await page.mouse.up()
    await press(page, { x: before.x + 30 + before.width + 5, y: before.y + 200 }, { x: 40, y: 0 })
    await page.mouse.up()
    expect((await frameOf(page)).width).toBe(before.width + 40)
    await button(page, '关闭窗口').click()
    await expect(theWindow(page)).toHaveCount(0)
    await openSites(page, 'p10')
    expect(await frameOf(page)).toEqual(before)
  },
)

test('a new window leaves the dock free', soak, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, {})
  await openSites(page, 'p0')
  const { y, height } = await frameOf(page)
  const dock = await page.getByRole('region', { name: 'Dock' }).boundingBox()
  expect(height).toBe(750)
  expect(y + height).toBeLessThan(dock?.y ?? 0)
})

test('a window that is closed and opened again at once is one window', soak, async ({ page }) => {
  await openPage(page)
  await openSites(page, 'p0')
  await button(page, '关闭窗口').click()
  await page.locator('#root').getByRole('link', { name: '站 p1', exact: true }).click()
  await expect(tab(page, hostOf('p1')).last()).toBeVisible()
  await expect(page.locator('#layer-window iframe[src*="p1"]')).toHaveCount(1)
})

test(
  'a window grows out of the tile that was pressed, and shrinks back into it; by a key it just appears',
  soak,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing)
        if (this.matches('#layer-window section')) animation.pause()
        return animation
      }
    })
    await openPage(page)
    const art = page.locator('#root').getByRole('link', { name: '站 p0', exact: true }).locator('span').first()
    const section = page.locator('#layer-window section')
    /** The window's box over the tile's at a part of its only animation: distance of the middles, ratio of the longer side. */
    const comparedAt = async (part: number) => {
      const tile = await art.boundingBox()
      const own = await section.evaluate((element, at) => {
        const [animation] = element.getAnimations().filter((one) => !(one instanceof CSSTransition))
        if (animation === undefined) return undefined
        animation.currentTime = at * Number(animation.effect?.getComputedTiming().duration)
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      }, part)
      if (tile === null || own === undefined) return undefined
      const [dx, dy] = [
        own.x + own.width / 2 - tile.x - tile.width / 2,
        own.y + own.height / 2 - tile.y - tile.height / 2,
      ]
      return { distance: Math.hypot(dx, dy), ratio: Math.min(own.width / tile.width, own.height / tile.height) }
    }
    const meets = async (part: number) => {
      await expect.poll(async () => (await comparedAt(part))?.distance).toBeLessThan(2)
      expect((await comparedAt(part))?.ratio).toBeCloseTo(1, 1)
    }
    // a window that is gone by now has nothing to finish
    const finish = () =>
      section.evaluateAll((all) => {
        for (const animation of all.flatMap((one) => one.getAnimations())) animation.finish()
      })

    await openSites(page, 'p0')
    await meets(0)
    await finish()
    await button(page, '关闭窗口').click()
    await meets(0.9999)
    await finish()
    await expect(section).toHaveCount(0)
    await page.keyboard.press('Control+a')
    await expect(theWindow(page)).toBeVisible()
    expect(await comparedAt(0)).toBeUndefined()
  },
)
