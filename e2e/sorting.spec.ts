import type { CDPSession, Locator } from '@playwright/test'
import menus from '../src/client/features/shell/menus/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, group, site, soak, test } from './lib/page.ts'
import {
  centerOf,
  dockNames,
  dragOnto,
  dragSlowlyTo,
  dragTo,
  ghost,
  open,
  sideOf,
  tile,
  tileItems,
  tileOrder,
  undo,
} from './lib/sorting.ts'

test.use({ isLowPerformance: false })

test('dragging a tile to another position reflows the others, and is one undo step', async ({ page }) => {
  await open(page)
  const before = await tileOrder(page)
  expect(before).toEqual(['a1', 'a2', '时钟', 'a3', '文件夹', 'a4'])
  await dragTo(page, tile(page, 'a1'), await sideOf(tile(page, 'a3')))
  const columnStarts = () =>
    tileItems(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).style.gridColumnStart))
  await expect.poll(async () => [(await columnStarts())[1], (await columnStarts())[3]]).toEqual(['1', '4'])
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).toEqual(['a2', '时钟', 'a3', 'a1', '文件夹', 'a4'])
  await expect(ghost(page)).toHaveCount(0)
  await expect(tile(page, 'a1')).toBeVisible()
  await page.mouse.click(700, 640, { button: 'right' })
  const what = menus['step.undo'].replace('{what}', menus['step.move'].replace('{name}', '站 a1'))
  await expect(page.getByRole('menuitem').filter({ hasText: what }), 'the menu says what is undone').toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await undo(page)
  await expect.poll(() => tileOrder(page)).toEqual(before)
})

test('the ghost has the size of its tile', soak, async ({ page }) => {
  await open(page)
  const size = (one: Locator) => one.evaluate((of: HTMLElement) => [of.offsetWidth, of.offsetHeight])
  const own = await size(tile(page, 'a1'))
  await dragTo(page, tile(page, 'a1'), await sideOf(tile(page, 'a3')))
  expect(await size(ghost(page))).toEqual(own)
  expect(await size(ghost(page).locator('a'))).toEqual(own)
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('Escape cancels a drag, and opens or closes nothing else', soak, async ({ page, context }) => {
  await open(page)
  const before = await tileOrder(page)
  await dragTo(page, tile(page, 'a1'), await sideOf(tile(page, 'a3')))
  await page.keyboard.press('Escape')
  await expect(ghost(page)).toHaveCount(0)
  await page.mouse.up()
  expect(await tileOrder(page)).toEqual(before)
  await expect(tile(page, 'a1')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test('dragging a widget by its text selects no text', soak, async ({ page }) => {
  await open(page)
  const text = page.locator('#root article span').first()
  await dragTo(page, text, await centerOf(tile(page, 'a4')))
  await expect(ghost(page)).toHaveCount(1)
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})

test('a press that moves under 5 px is a click; a drag opens nothing', soak, async ({ page, context }) => {
  await open(page)
  const { x, y } = await centerOf(tile(page, 'a1'))
  const opened = context.waitForEvent('page')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 3, y + 2)
  await page.mouse.up()
  await (await opened).close()
  await dragTo(page, tile(page, 'a1'), { x: x + 30, y: y + 200 })
  await page.mouse.move(x, y)
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(context.pages()).toHaveLength(1)
  // A key after the drag does not count as its end.
  const byKey = context.waitForEvent('page')
  await tile(page, 'a1').focus()
  await page.keyboard.press('Enter')
  await (await byKey).close()
})

test('an icon dropped on an icon makes a named folder; on a folder it is added', async ({ page }) => {
  await open(page)
  await dragOnto(page, tile(page, 'a1'), tile(page, 'a4'))
  const slid = await page.evaluateHandle(() => {
    const all = new Set<Element>()
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      if (this.matches('li')) all.add(this)
      return animate.apply(this, given)
    }
    return all
  })
  await page.mouse.up()
  const made = messages.folderOf.replace('{one}', '站 a4').replace('{other}', '站 a1')
  await expect(page.getByRole('button', { name: made })).toBeVisible()
  expect(await tileOrder(page)).toEqual(['a2', '时钟', 'a3', '文件夹', made.replace('站 ', '')])
  expect(await slid.evaluate(({ size }) => size)).toBeGreaterThan(0) // no tile jumps
  const panel = page.getByRole('dialog', { name: made })
  await expect(panel.getByRole('textbox')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(made)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await dragOnto(page, tile(page, 'a2'), page.getByRole('button', { name: '文件夹', exact: true }))
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).toHaveLength(4)
  await page.getByRole('button', { name: '文件夹', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '文件夹' }).getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await undo(page)
  await undo(page)
  await expect.poll(() => tileOrder(page)).toHaveLength(6)
})

test(
  'a careful hand makes a folder with a neighbour, which waits for it; the folder takes one cell',
  soak,
  async ({ page }) => {
    await open(page)
    const before = await tileOrder(page)
    await expect(async () => {
      await page.keyboard.press('Escape') // a busy machine may have stopped the hand for so long that it was at rest
      await page.mouse.up()
      await expect(ghost(page)).toHaveCount(0)
      await dragSlowlyTo(page, tile(page, 'a1'), await centerOf(tile(page, 'a2')))
      await expect(tile(page, 'a2').locator('..')).toHaveAttribute('data-folder-target', '', { timeout: 3000 })
    }).toPass()
    expect(await tileOrder(page)).toEqual(before)
    await page.mouse.up()
    const made = page.getByRole('button', {
      name: messages.folderOf.replace('{one}', '站 a2').replace('{other}', '站 a1'),
    })
    await expect(made.locator('..')).toHaveCSS('grid-column-end', 'span 1')
    await expect(made.locator('..')).toHaveCSS('grid-row-end', 'span 1')
  },
)

test('a folder of two sites of one category is named after it', soak, async ({ page }) => {
  const code = [site('a1', { url: 'https://github.com/' }), site('a2', { url: 'https://www.gitee.com/explore' })]
  await open(page, { groups: [group('a', [...code, site('a3')]), group('b', [site('b1')])], dock: [site('d1')] })
  const told = page.waitForResponse('**/api/get_network*')
  await dragOnto(page, tile(page, 'a1'), tile(page, 'a2'))
  await (await told).finished()
  await page.mouse.up()
  const folder = (name: string) => page.locator('#root').getByRole('button', { name, exact: true, includeHidden: true })
  await expect(folder(messages['category.development'])).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('代码')
  await page.keyboard.press('Enter')
  await expect(folder('代码')).toBeVisible()
})

test('the ghost of a dock tile has its size and radius, without its name', soak, async ({ page }) => {
  await open(page)
  const at = page.locator('[data-dock] a').first()
  const radius = await at.evaluate((one) => getComputedStyle(one).borderRadius)
  await at.hover()
  await expect(page.locator('[data-dock]').getByText('站 d1')).toBeVisible()
  await dragTo(page, at, { x: 700, y: 500 })
  const ghostLink = ghost(page).locator('a')
  await expect(ghostLink).toHaveCSS('border-radius', radius)
  expect(await ghostLink.evaluate((one: HTMLElement) => [one.offsetWidth, one.offsetHeight])).toEqual([SIDE, SIDE])
  await expect(ghostLink).toHaveCSS('transform', 'none')
  await expect(ghost(page).getByText('站 d1')).toHaveCount(0)
})

/** Size of the dock's tiles, in px. */
const [SIDE, PITCH] = [45, 55]

test('an icon is dragged into the dock and out of it, at the pointer; the last one stays', async ({ page }) => {
  await open(page)
  const between = await centerOf(page.locator('[data-dock] a').nth(1))
  const tiles = page.locator('[data-dock] a')
  const tileRects = async () =>
    Promise.all((await tiles.all()).map(async (one) => (await one.boundingBox())?.x ?? Number.NaN))
  await dragTo(page, tile(page, 'a1'), { ...between, x: between.x - 6 })
  await expect
    .poll(async () => (await tileRects()).map(Math.round), 'they make room')
    .toEqual([between.x - 1.5 * PITCH, between.x + 0.5 * PITCH].map((x) => Math.round(x - SIDE / 2)))
  const parted = await tileRects()
  await page.mouse.up()
  await expect.poll(() => dockNames(page)).toEqual(['d1', 'a1', 'd2'])
  const [first, , last] = await tileRects()
  expect([first, last], 'and stand where they have made it, on whole pixels').toEqual(parted.map(Math.round))
  expect(await tileOrder(page)).not.toContain('a1')
  for (const name of ['d1', 'd2']) {
    await dragTo(
      page,
      page.locator('[data-dock]').getByRole('link', { name: `站 ${name}` }),
      await sideOf(tile(page, 'a2')),
    )
    await page.waitForTimeout(200) // a rest, after which the tiles reflow
    await page.mouse.up()
    await expect.poll(() => tileOrder(page)).toContain(name)
  }
  expect(await dockNames(page)).toEqual(['a1'])
  await dragTo(page, page.locator('[data-dock] a').first(), await sideOf(tile(page, 'a2')))
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(await dockNames(page)).toEqual(['a1'])
  await expect(page.locator('#layer-toast')).toContainText(messages.lastInDock)
  await dragTo(page, tileItems(page).nth((await tileOrder(page)).indexOf('文件夹')), await centerOf(tiles.first()))
  await page.mouse.up()
  await expect(page.locator('#layer-toast')).toContainText(messages.noFoldersInDock)
  expect(await dockNames(page)).toEqual(['a1'])
  const button = page.locator('[data-group="b"]').getByRole('button')
  await dragTo(page, page.locator('[data-dock] a').first(), await centerOf(button))
  await expect(page.locator('[data-group][data-drop-target]')).toHaveAttribute('data-group', 'b')
  await page.mouse.up()
  await expect(page.locator('body > [aria-hidden]:has(> [inert])')).toHaveCount(0) // the landing has ended
  expect(await dockNames(page)).toEqual(['a1'])
  expect(await page.locator('#layer-toast').textContent(), 'nothing has moved').not.toContain('组 b')
})

test('a widget dragged into the dock opens its app there, which stands in the dock once', soak, async ({ page }) => {
  await open(page)
  const tiles = page.locator('[data-dock] li')
  await dragTo(page, tileItems(page).nth((await tileOrder(page)).indexOf('时钟')), await centerOf(tiles.first()))
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  const docked = page.locator('[data-dock]').getByRole('button', { name: '时钟', exact: true })
  await docked.click()
  await expect(page.locator('#layer-window').getByRole('tab', { name: '时钟' })).toBeVisible()
  await expect(tiles).toHaveCount(3)
  await expect(page.locator('[data-dock] [data-app="clock"]')).toHaveCount(1)
  await docked.click()
  await expect(page.locator('#layer-window').getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(docked).toBeVisible()
  await docked.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '移出 Dock' }).click()
  await expect.poll(() => tileOrder(page)).toContain('时钟')
  await undo(page)
  await expect(docked).toBeVisible()
})

test('a tile dropped on a group’s button moves to that group, at once or after a page transition', async ({ page }) => {
  await open(page)
  const button = page.locator('[data-group="b"]').getByRole('button')
  await dragTo(page, tile(page, 'a1'), await centerOf(button))
  // The button is visible beside the ghost.
  const width = async (target: Locator) => (await target.boundingBox())?.width ?? 0
  await expect.poll(() => width(ghost(page).locator('> div'))).toBeLessThan((await width(button)) * 0.7)
  await page.mouse.up()
  await expect(page.locator('#layer-toast')).toContainText('组 b')
  await expect.poll(() => tileOrder(page)).not.toContain('a1')
  await page.locator('#layer-toast').getByRole('button', { name: ui.undo }).click()
  await expect.poll(() => tileOrder(page)).toContain('a1')

  await dragTo(page, tile(page, 'a2'), await centerOf(button))
  await expect(button).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => tileOrder(page)).toContain('b1')
  const first = await centerOf(tile(page, 'b1'))
  await page.mouse.move(first.x - first.width * 0.4, first.y, { steps: 5 })
  await expect
    .poll(() => tile(page, 'b1').evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart))
    .toBe('2')
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).toEqual(['a2', 'b1', 'b2'])
  await expect(tile(page, 'a2')).toBeVisible()
})

test('a tile dragged to the screen edge turns the page', soak, async ({ page }) => {
  await open(page)
  await dragTo(page, tile(page, 'a1'), { x: 1435, y: 300 })
  await expect.poll(() => tileOrder(page)).toContain('b1')
  await page.mouse.move(900, 500)
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).toEqual(['b1', 'b2', 'a1'])
})

test(
  'a tile dragged near the end of a page scrolls it, above the dock, too, and so does the wheel',
  soak,
  async ({ page }) => {
    const many = Array.from({ length: 150 }, (_, at) => site(`t${at}`))
    await open(page, { groups: [group('a', many)], dock: [site('d1')] })
    const hint = page.getByRole('status').getByText('编辑桌面').first()
    const dockTop = (await page.locator('[data-dock]').boundingBox())?.y ?? Number.NaN
    const area = page.locator('#root [data-pages]')
    const left = () => area.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop)
    await dragTo(page, tile(page, 't0'), { x: 720, y: dockTop - 8 })
    await expect.poll(left).toBeLessThan(2)
    await page.mouse.up()
    await expect.poll(() => tileOrder(page).then((names) => names.indexOf('t0'))).toBeGreaterThan(100)
    expect(await left(), 'the page stays where it has scrolled to').toBeLessThan(2)
    await dragTo(page, tile(page, 't0'), { x: 720, y: 260 })
    await expect(hint, 'no hint lies over what has been dropped').toHaveCount(0)
    await expect.poll(() => area.evaluate((one) => one.scrollTop)).toBe(0)
    await page.mouse.move(720, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => area.evaluate((one) => one.scrollTop)).toBe(300)
    await page.mouse.up()
    await expect(hint).toBeVisible()
    await dragTo(page, tile(page, 't0'), { x: 720, y: 260 })
    await expect(hint, 'it goes with the next act').toHaveCount(0)
    await page.mouse.up()
  },
)

test('a change from another tab during a drag is kept', soak, async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.locator('#first')).toHaveCount(0)
  await page.bringToFront()
  await dragTo(page, tile(page, 'a1'), await sideOf(tile(page, 'a3')))
  await other.locator('#root').getByRole('link', { name: '站 a2', exact: true }).focus()
  await other.keyboard.press('Delete')
  await expect.poll(() => tileOrder(page)).toEqual(['a1', '时钟', 'a3', '文件夹', 'a4'])
  const beside = await sideOf(tile(page, 'a3')) // the tiles have moved below the pointer: the folder may be there now
  await page.mouse.move(beside.x, beside.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await tileOrder(page)).toSorted()).toEqual(['a1', 'a3', 'a4', '文件夹', '时钟'])
  expect((await tileOrder(page))[0]).not.toBe('a1')
})

test('a reload during a drag loses nothing', soak, async ({ page }) => {
  await open(page)
  const before = await tileOrder(page)
  await dragTo(page, tile(page, 'a1'), await sideOf(tile(page, 'a3')))
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  expect(await tileOrder(page)).toEqual(before)
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })

  test('drags after a long press; a quick swipe turns the page', async ({ page, context }) => {
    await open(page)
    // at the first page a swipe must not go back in the browser's history
    for (const scroller of ['html', '#root [data-pages]'])
      await expect(page.locator(scroller)).toHaveCSS('overscroll-behavior-x', 'none')
    const client = await context.newCDPSession(page)
    const { x, y } = await centerOf(tile(page, 'a1'))
    await touch(client, 'touchStart', x, y)
    await expect(page.locator('[data-lifted]')).toHaveCount(1)
    const to = await centerOf(tile(page, 'a4'))
    for (let part = 1; part <= 8; part++) {
      await touch(client, 'touchMove', x + ((to.x + 27 - x) * part) / 8, y + ((to.y - y) * part) / 8)
    }
    await expect(ghost(page)).toBeVisible()
    await expect
      .poll(() => tile(page, 'a2').evaluate((one) => (one.parentElement as HTMLElement).style.gridColumnStart))
      .toBe('1')
    await touch(client, 'touchEnd')
    await expect.poll(async () => (await tileOrder(page))[0]).toBe('a2')
    const landed = await centerOf(tile(page, 'a1'))
    expect(Math.hypot(landed.x - to.x - 27, landed.y - to.y)).toBeLessThan(110) // about a row of 102
    expect(await tileOrder(page)).toContain('a2') // still the same page
    expect(context.pages()).toHaveLength(1)

    await touch(client, 'touchStart', 300, 500)
    for (const at of [250, 180, 110]) await touch(client, 'touchMove', at, 500)
    await touch(client, 'touchEnd')
    await expect.poll(() => tileOrder(page)).toContain('b1')
  })
})
