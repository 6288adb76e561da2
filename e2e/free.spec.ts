import type { Page } from '@playwright/test'
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { recordShifts, reopenHeld, shiftsOf, waitForSnapshot } from './lib/first-frame.ts'
import {
  dragBy,
  expectFrame,
  frameOf,
  freeGroup,
  openFree,
  placedSite,
  TILES,
  tileItem,
  waitForEditing,
} from './lib/free.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import {
  expect,
  group,
  openOn,
  pressUntilOpen,
  shownGroup,
  site,
  soak,
  store,
  storedDocument,
  test,
  waitForLoad,
} from './lib/page.ts'
import { open, tile, undo } from './lib/sorting.ts'

test('switching to the free layout keeps positions; undo or switching back restores the grid', async ({ page }) => {
  await open(page, { groups: [group('a', [site('a1'), site('a2'), site('a3')])], dock: [] })
  const before = await tile(page, 'a2').boundingBox()
  await page.keyboard.press('Control+o')
  await expect(page.locator('[data-free] li')).toHaveCount(3)
  const after = await tile(page, 'a2').boundingBox()
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThan(1)
  await undo(page)
  await expect(page.locator('[data-free]')).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await dragBy(page, tileItem(page, 'a2'), { x: 100, y: 200 })
  await page.mouse.up()
  const moved = await frameOf(page, 'a2')
  await page.keyboard.press('Control+o')
  await expect(page.locator('[data-free]')).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await expectFrame(page, 'a2', moved) // positions are stored for the next switch
})

test('Ctrl+L or a double click on the empty area locks and unlocks the page', soak, async ({ page, context }) => {
  await openFree(page)
  await page.keyboard.press('Control+l')
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await tile(page, 't1').click()
  await (await opened).close()
  await dragBy(page, tileItem(page, 't2'), { x: 100, y: 100 })
  await page.mouse.up()
  await expectFrame(page, 't2', { x: 500, y: 75 })
  await page.mouse.dblclick(300, 780)
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(1)
  await page.mouse.dblclick(300, 780)
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(0)
  await page.getByRole('button', { name: messages['command.unlock'] }).click()
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(1)
})

test('the layout scales with the window width, without changing the stored positions', soak, async ({ page }) => {
  await openFree(page)
  const stored = JSON.stringify(await storedDocument(page, 'home'))
  await page.setViewportSize({ width: 1392, height: 900 })
  await expectFrame(page, 't1', { x: 290, w: 58 })
  await expectFrame(page, 't4', { x: 870, w: 58 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectFrame(page, 't1', { x: 300, w: 60 })
  expect(JSON.stringify(await storedDocument(page, 'home'))).toBe(stored)
})

test('a free page can hide clock and search; a phone shows tiles in their order', soak, async ({ page }) => {
  await openFree(page, [...TILES, placedSite('t5', 100, 500)], true)
  await expect(page.getByRole('search')).toBeVisible()
  const drawer = page.getByRole('dialog', { name: settings.title })
  await pressUntilOpen(page, 'Control+s', drawer)
  await drawer.getByRole('tab', { name: messages.tab }).click()
  await drawer.getByRole('switch', { name: messages['field.isFreeHideTimeAndSearch'] }).click()
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.locator('#root main > header')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('search')).toBeVisible()
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('search')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('search')).toBeVisible()
  await expect(page.locator('[data-free]')).toHaveCount(0)
})

test('the next first frame shows tiles at their positions, sizes and rotations', async ({ page }) => {
  const turned = placedSite('t5', 100, 300, { w: 200, h: 240, r: 30 })
  await openFree(page, [...TILES, turned], true)
  await waitForSnapshot(page)
  const places = (root: string) =>
    page.locator(`${root} li :is(a, [data-wallpaper="label"])`).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [one.textContent, left, top, width, height].join(' ')
      }),
    )
  await page.addInitScript(recordShifts)
  const release = await reopenHeld(page)
  const before = await places('#first')
  expect(before).toHaveLength(10)
  await release()
  await expect(page.locator('#first')).toHaveCount(0)
  await waitForLoad(page)
  expect(await places('#root')).toEqual(before)
  expect(await shiftsOf(page)).toEqual([])
})

test('a tile is pinned by the toolbar, and by the next visit still is', async ({ page }) => {
  await openFree(page)
  await tileItem(page, 't1').click()
  await page.getByRole('button', { name: messages.pins, exact: true }).click()
  const picker = page.getByRole('dialog', { name: messages.pins, exact: true })
  const right = picker
    .getByRole('radiogroup', { name: messages.pinX, exact: true })
    .getByText(messages['pinX.end'], { exact: true })
  await right.click()
  await expect.poll(async () => JSON.stringify(await storedDocument(page, 'home'))).toContain('"pinX":"end"')
  await page.reload()
  await waitForLoad(page)
  await waitForEditing(page)
  await tileItem(page, 't1').click()
  await page.getByRole('button', { name: messages.pins, exact: true }).click()
  await expect(picker.getByRole('radio', { name: messages['pinX.end'], exact: true })).toBeChecked()
})

test(
  'in a lower window a pinned tile keeps its distance to the lower edge, already in the first frame',
  soak,
  async ({ page }) => {
    const pinned = placedSite('t5', 100, 500, { pinY: 'end', pinPage: { left: 0, right: 1920, bottom: 800 } })
    await openFree(page, [...TILES, pinned], true)
    const boxIn = (root: string, id: string) => page.locator(`${root} li[data-tile="${id}"]`).boundingBox()
    const before = await boxIn('#root', 't5')
    await waitForSnapshot(page)
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width, height: height - 120 })
    await page.addInitScript(recordShifts)
    const release = await reopenHeld(page)
    const first = await page.locator('#first li').last().boundingBox()
    await release()
    await expect(page.locator('#first')).toHaveCount(0)
    await waitForLoad(page)
    const after = await boxIn('#root', 't5')
    expect(first).toEqual(after)
    expect(Math.round((before?.y ?? 0) - (after?.y ?? 0))).toBe(120)
    expect(await shiftsOf(page)).toEqual([])
  },
)

test('switching another group asks first; cancelling keeps its grid', soak, async ({ page }) => {
  await open(page, { groups: [group('a', [site('a1')]), group('b', [site('b1'), site('b2')])], dock: [] })
  const button = page.locator('#root li[data-group="b"] button')
  const dialog = page.getByRole('alertdialog', { name: messages.scatter.replace('{name}', '组 b') })
  const ask = async () => {
    await button.click({ button: 'right' })
    await page.getByRole('menuitem', { name: messages['command.mode'] }).click()
  }
  await ask()
  await dialog.getByRole('button', { name: ui.cancel }).click()
  await expect(dialog).toHaveCount(0)
  await ask()
  await dialog.getByRole('button', { name: messages.scatterDo }).click()
  await expect(dialog).toHaveCount(0)
  await button.click()
  await expect(page.locator('[data-free] li')).toHaveCount(2)
  const [one, other] = [await frameOf(page, 'b1'), await frameOf(page, 'b2')]
  expect(one).not.toEqual(other)
  await undo(page)
  await expect(page.locator('[data-free]')).toHaveCount(0)

  // once it has been on screen its tiles stay where they were
  const places = () =>
    page.locator('#root [data-pages] > :not([aria-hidden]) > li').evaluateAll((items) =>
      items.flatMap((item) => {
        const { x, y } = item.getBoundingClientRect()
        return item.matches('[data-volatile]') ? [] : [[Math.round(x), Math.round(y)]]
      }),
    )
  const before = await places()
  await page.locator('#root li[data-group="a"] button').click()
  await expect(page.locator('#root [data-pages]')).toHaveAttribute('aria-label', '组 a')
  await ask()
  await button.click()
  await expect(page.locator('[data-free] li')).toHaveCount(2)
  await expect.poll(places).toEqual(before)
})

/** Icons in every corner and below the bars, and a widget as wide as the page. */
const CORNERS = [
  ...[0, 30, 80, 1750, 1800, 1862].flatMap((x, column) =>
    [0, 170, 340].map((y, row) => site(`c${column}${row}`, { x, y, w: 58, h: 58, r: 0 })),
  ),
  { id: 'wide', name: '', type: 'component', component: 'clock', size: '2x2', x: 0, y: 480, w: 1920, h: 150, r: 0 },
]
const WINDOWS = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [844, 390],
] as const

test(
  'no tile lies under sidebar, page dots, shortcut bar or state pill in any window, and no icon is under 40 px',
  soak,
  async ({ page }) => {
    const home = { groups: [freeGroup('a', CORNERS), group('b', [site('b1')])], dock: [] }
    await openOn(page, { home })
    for (const bare of [false, true]) {
      const icon = { version: 0, data: { isFreeHideTimeAndSearch: bare }, revision: 1, writer: 'x' }
      await page.goto('/components.json') // same origin, without the program
      await store(page, { 'document:icon': icon })
      await page.goto('/')
      await waitForEditing(page)
      await expect(page.locator('#root').getByRole('search')).toBeVisible({ visible: !bare })
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => covered(page), { message: `${width} x ${height}` }).toEqual([])
      }
    }
    const stored = await storedDocument(page, 'home')
    expect(JSON.stringify(stored)).toContain('"x":1862,"y":340') // only shown elsewhere
  },
)

/** The tiles that are under 40 px or that a bar covers, in the visible part of the page area. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('#root [data-pages]')
    const bars = [...document.querySelectorAll('#root [data-sidebar] > nav, #root main ~ ul, #root [role="toolbar"]')]
    const clip = area?.getBoundingClientRect() ?? new DOMRect()
    return [...document.querySelectorAll<HTMLElement>('#root [data-free] li[data-tile]')]
      .filter((tile) => {
        const { left, right, top, bottom, width, height } = tile.getBoundingClientRect()
        const isSmall = Math.min(width, height) < 40
        return (
          isSmall ||
          bars.some((bar) => {
            const box = bar.getBoundingClientRect()
            return (
              Math.max(left, clip.left) < Math.min(box.right, right, clip.right) &&
              Math.max(box.left, left) < Math.min(right, clip.right, box.right) &&
              Math.max(top, clip.top) < Math.min(bottom, box.bottom) &&
              Math.max(box.top, top) < Math.min(bottom, box.bottom)
            )
          })
        )
      })
      .map((tile) => tile.dataset.tile)
  })

test(
  'a page that is wider than the window is scrolled sideways by arrow keys and the wheel before pages turn',
  soak,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1024, height: 768 })
    const home = { groups: [freeGroup('a', CORNERS, true), group('b', [site('b1')])], dock: [] }
    await openOn(page, { home })
    const scrolled = () => page.locator('#root #tiles').evaluate((area) => Math.round(area.scrollLeft))
    const end = await page.locator('#root #tiles').evaluate((area) => area.scrollWidth - area.clientWidth)
    expect(end).toBeGreaterThan(200)
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      expect(await scrolled()).toBeGreaterThan(0)
    }).toPass()
    await expect(async () => {
      await page.keyboard.press('ArrowLeft') // as often as it took to the right
      expect(await scrolled()).toBe(0)
    }).toPass()
    await page.mouse.move(500, 500)
    await page.mouse.wheel(0, 150)
    await expect.poll(scrolled).toBe(150)
    expect(await shownGroup(page)).toBe('组 a')
    const last = page.locator('#root li[data-tile="c52"]')
    await page.mouse.wheel(0, 1000)
    await expect.poll(scrolled).toBe(end)
    const { x, width } = (await last.boundingBox()) ?? { x: 0, width: 0 }
    expect(x + width).toBeLessThanOrEqual(1024 - 36) // before the page dots
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shownGroup(page)).toBe('组 b')
    await expect.poll(scrolled).toBe(0)

    await page.setViewportSize({ width: 1440, height: 560 })
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => shownGroup(page)).toBe('组 a')
    await expect(page.locator('html')).not.toHaveAttribute('data-paging') // while pages turn, an arrow turns on
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.locator('#root #tiles').evaluate((area) => area.scrollTop)).toBeGreaterThan(15)
    expect(await shownGroup(page)).toBe('组 a')
  },
)
