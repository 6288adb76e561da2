import type { Page } from '@playwright/test'
import itemEditor from '../src/client/features/desk/item-editor/locales/zh-CN.json' with { type: 'json' }
import { tileItem } from './lib/free.ts'
import {
  boxOf,
  freeTile,
  layerList,
  leftEdges,
  open,
  select,
  selectedTiles,
  stateBar,
  tool,
  tools,
  withGroup,
} from './lib/free-toolbar.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, test } from './lib/page.ts'
import { fill, labels, undo } from './lib/tile-menus.ts'
import { toast } from './lib/toasts.ts'

const row = (page: Page, id: string) => layerList(page).getByRole('button', { name: `站 ${id}`, exact: true })
const rows = async (page: Page) =>
  (await layerList(page).getByRole('listitem').allTextContents()).map((text) => text.replace(/^.*站 /, ''))
const order = (page: Page) =>
  page.locator('#root [data-free] li').evaluateAll((all) => all.map((one) => one.getAttribute('data-tile')))

test('the toolbar of the selection aligns, is used by keys and lists layers', async ({ page }) => {
  await open(page)
  await test.step('selected tiles are aligned and distributed', async () => {
    await select(page, 'a1', 'a2', 'a3')
    await expect(tools(page)).toContainText(fill(messages.selectedCount, { count: 3 }))
    await tool(page, messages['distribute.x']).click()
    const [first = 0, second = 0, third = 0] = await leftEdges(page, 'a1', 'a2', 'a3')
    expect(Math.abs(second - first - (third - second))).toBeLessThanOrEqual(1)
    await tool(page, messages['align.left']).click()
    await expect.poll(() => leftEdges(page, 'a1', 'a2', 'a3')).toEqual([first, first, first])
    await page.keyboard.press('Control+z') // a click on the toolbar leaves the focus on the page
    await expect.poll(() => leftEdges(page, 'a1', 'a2', 'a3')).toEqual([first, second, third])
  })
  await test.step('two tiles cannot be distributed', async () => {
    await select(page, 'a1', 'a2')
    await tool(page, messages['distribute.y']).click()
    await expect(toast(page)).toContainText(messages.tooFewToDistribute)
  })
  await test.step('the handles of several tiles are at the corners of their frame', async () => {
    await select(page, 'a1', 'a2')
    const handle = page.locator('#root [data-handle="nw"]')
    const [frame, { x, y, width, height }] = [await boxOf(handle.locator('..')), await boxOf(handle)]
    expect(Math.abs(x + width / 2 - frame.x)).toBeLessThanOrEqual(2)
    expect(Math.abs(y + height / 2 - frame.y)).toBeLessThanOrEqual(2)
  })
  await test.step('keyboard: Alt+F10 focuses the toolbar, arrows move in it, Escape returns', async () => {
    await select(page, 'a1')
    await page.keyboard.press('Alt+F10')
    await expect(tool(page, messages.layers)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tool(page, messages.lock)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tileItem(page, 'a1').getByRole('link')).toBeFocused()
    await expect(tileItem(page, 'a1')).toHaveAttribute('data-in-selection', '')
  })
  await test.step('the layer list selects and reorders covered tiles', async () => {
    await select(page, 'over')
    await tool(page, messages.layerList).click()
    await expect.poll(() => rows(page)).toEqual(['over', 'under', 'a3', 'a2', 'a1'])
    await row(page, 'under').click()
    await expect(tileItem(page, 'under')).toHaveAttribute('data-in-selection', '')
    await expect(row(page, 'over')).toHaveAttribute('aria-pressed', 'false')
    await layerList(page).getByRole('button', { name: messages['layer.toFront'] }).click()
    await expect.poll(() => order(page)).toEqual(['a1', 'a2', 'a3', 'over', 'under'])
    await row(page, 'a3').click({ modifiers: ['Control'] })
    await expect(selectedTiles(page)).toHaveCount(2)
    // Keyboard: arrows move between rows, with Alt they move the layer.
    await row(page, 'over').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(row(page, 'a2')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(selectedTiles(page)).toHaveCount(1)
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => order(page)).toEqual(['a2', 'a1', 'a3', 'over', 'under'])
    await expect(row(page, 'a2')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(layerList(page)).toHaveCount(0)
  })
})

test('the toolbar of the selection groups, duplicates and deletes', async ({ page }) => {
  await open(page)
  await test.step('selected tiles are grouped once and ungrouped', async () => {
    await select(page, 'a1', 'a2')
    await tool(page, messages.group).click()
    await page.mouse.click(640, 560)
    await expect(selectedTiles(page)).toHaveCount(0)
    await tileItem(page, 'a1').click()
    await expect(selectedTiles(page)).toHaveCount(2)
    await expect(tool(page, messages.group)).toHaveCount(0)
    await page.keyboard.press('Control+g')
    await expect(toast(page)).toContainText(messages.alreadyGrouped)
    await tool(page, messages.ungroup).click()
    await page.mouse.click(640, 560)
    await tileItem(page, 'a1').click()
    await expect(selectedTiles(page)).toHaveCount(1)
  })
  await test.step('selected tiles are duplicated; deleted ones are restored by one undo', async () => {
    await select(page, 'a1')
    await tool(page, messages.duplicate).click()
    await expect(page.locator('#root [data-free] li')).toHaveCount(6)
    await expect(selectedTiles(page)).toHaveCount(1)
    await select(page, 'a2', 'a3')
    await tool(page, messages.delete).click()
    await expect(page.locator('#root [data-free] li')).toHaveCount(4)
    await expect(tools(page)).toHaveCount(0)
    await undo(page).click()
    await expect(page.locator('#root [data-free] li')).toHaveCount(6)
  })
})

test('a locked tile cannot be selected, shows so on hover, and is unlocked by its menu or the layer list', async ({
  page,
}) => {
  await open(page)
  await select(page, 'a1')
  await tool(page, messages.lock).click()
  await expect(tools(page)).toHaveCount(0)
  const badge = page.locator('[data-free] [data-badge="lock"]')
  await expect(badge).toHaveCount(0)
  await tileItem(page, 'a1').hover()
  await expect(badge).toBeVisible()
  await tileItem(page, 'a1').click()
  await expect(selectedTiles(page)).toHaveCount(0)
  await tileItem(page, 'a1').click({ button: 'right' })
  expect(await labels(page)).toEqual([
    messages.open,
    messages.openTab,
    messages.copyAddress,
    itemEditor.edit,
    messages.unlock,
    messages.layerList,
  ])
  await page.getByRole('menuitem', { name: messages.layerList }).click()
  await row(page, 'a1').click({ force: true }) // disabled, but focusable
  await expect(selectedTiles(page)).toHaveCount(0)
  await layerList(page)
    .getByRole('button', { name: fill(messages.unlockTile, { name: '站 a1' }) })
    .click()
  await expect(row(page, 'a1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tileItem(page, 'a1')).toHaveAttribute('data-in-selection', '')
})

test('the selection frame in the top row is not clipped', async ({ page }) => {
  await open(page, withGroup({ children: [freeTile('a1', 300, 0), freeTile('a2', 700, 0)] }))
  await select(page, 'a1', 'a2')
  const handle = page.locator('#root [data-handle="nw"]')
  const clip = await boxOf(page.locator('#tiles'))
  expect((await boxOf(handle)).y).toBeGreaterThan(clip.y)
})

test('the toolbar never covers the selection, and follows scrolling', async ({ page }) => {
  const tall = withGroup({ children: [freeTile('a1', 300, 30), freeTile('a2', 700, 300), freeTile('a3', 1000, 2400)] })
  await open(page, tall)
  await select(page, 'a2')
  const apart = async () => {
    const [bar, one] = await Promise.all([boxOf(tools(page)), boxOf(tileItem(page, 'a2'))])
    return (
      bar.x >= one.x + one.width ||
      bar.x + bar.width <= one.x ||
      bar.y >= one.y + one.height ||
      bar.y + bar.height <= one.y
    )
  }
  expect(await apart()).toBe(true)
  const before = (await boxOf(tools(page))).y
  await page.locator('[data-free]').evaluate((area) => area.scrollBy(0, 40))
  await expect.poll(async () => (await boxOf(tools(page))).y).not.toBe(before)
  expect(await apart()).toBe(true)
})

test('the toolbar does not cover the size label of an enlarged tile', async ({ page }) => {
  await open(page, withGroup({ children: [freeTile('a1', 600, 50, { w: 240, h: 240 })] }))
  await select(page, 'a1')
  const badge = await boxOf(page.locator('#root [data-free] [class*=badge] > b'))
  const name = await boxOf(tileItem(page, 'a1').locator('[data-wallpaper="label"]'))
  const bar = await boxOf(tools(page))
  expect(badge.y).toBeGreaterThanOrEqual(name.y + name.height)
  expect(bar.y >= badge.y + badge.height || bar.y + bar.height <= badge.y || bar.x >= badge.x + badge.width).toBe(true)
})

test('a tile’s menu acts on the selection; on a locked page it is its own, without entries of a grid', async ({
  page,
}) => {
  await open(page)
  await select(page, 'a1', 'a2')
  await tileItem(page, 'a3').click({ button: 'right' }) // becomes the selection
  const menuLabels = async () => (await labels(page)).map((label) => label.replace(/Ctrl\+.*$/, ''))
  expect(await menuLabels()).toEqual([
    messages.open,
    messages.openTab,
    messages.copyAddress,
    itemEditor.edit,
    messages.cut,
    messages.copy,
    messages.paste,
    messages.duplicate,
    messages.layers,
    messages.layerList,
    messages.lock,
    messages.moveTo,
    messages.delete,
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(tileItem(page, 'a3')).toHaveAttribute('data-in-selection', '')
  await tileItem(page, 'a1').click({ modifiers: ['Control'] })
  await expect(selectedTiles(page)).toHaveCount(2)
  await tileItem(page, 'a1').getByRole('link').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('menu', { name: fill(messages.menuOfSelected, { count: 2 }) })).toBeVisible()
  expect(await menuLabels()).toEqual([
    messages.cut,
    messages.copy,
    messages.paste,
    messages.duplicate,
    messages.group,
    messages.align,
    messages.layers,
    messages.layerList,
    messages.lock,
    messages.moveTo,
    messages.delete,
  ])
  await page.getByRole('menuitem', { name: messages.moveTo }).click()
  await page.getByRole('menuitem', { name: '组 b' }).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(3)
  await stateBar(page).getByRole('button', { name: messages.freeDone }).click()
  await expect(stateBar(page)).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0) // the previous one has closed
  await tileItem(page, 'a2').click({ button: 'right' })
  expect(await menuLabels()).toEqual([
    messages.open,
    messages.openTab,
    messages.copyAddress,
    itemEditor.edit,
    messages.moveTo,
    messages.toDock,
    messages.delete,
  ])
})
