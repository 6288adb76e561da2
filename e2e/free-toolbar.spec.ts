import type { Page } from '@playwright/test'
import { place } from './lib/free.ts'
import { at, boxOf, chosen, layerList, left, open, pill, select, tool, tools, withGroup } from './lib/free-toolbar.ts'
import { zhCN as words } from './lib/home-messages.ts'
import { expect, test } from './lib/page.ts'
import { fill, labels, toast, undo } from './lib/tile-menus.ts'

const row = (page: Page, id: string) => layerList(page).getByRole('button', { name: `站 ${id}`, exact: true })
const rows = async (page: Page) =>
  (await layerList(page).getByRole('listitem').allTextContents()).map((text) => text.replace(/^.*站 /, ''))
const order = (page: Page) =>
  page.locator('#root [data-free] li').evaluateAll((all) => all.map((one) => one.getAttribute('data-tile')))

test('what is selected is aligned and distributed', async ({ page }) => {
  await open(page)
  await select(page, 'a1', 'a2', 'a3')
  await expect(tools(page)).toContainText(fill(words.selectedCount, { count: 3 }))
  await tool(page, words['distribute.x']).click()
  const [first = 0, second = 0, third = 0] = await left(page, 'a1', 'a2', 'a3')
  expect(Math.abs(second - first - (third - second))).toBeLessThanOrEqual(1)
  await tool(page, words['align.left']).click()
  await expect.poll(() => left(page, 'a1', 'a2', 'a3')).toEqual([first, first, first])
  await page.keyboard.press('Control+z') // a press on the toolbar has left the focus on the page
  await expect.poll(() => left(page, 'a1', 'a2', 'a3')).toEqual([first, second, third])
})

test('two are too few to be distributed', async ({ page }) => {
  await open(page)
  await select(page, 'a1', 'a2')
  await tool(page, words['distribute.y']).click()
  await expect(toast(page)).toContainText(words.tooFewToDistribute)
})

test('what is selected is grouped, refused a second time, and ungrouped', async ({ page }) => {
  await open(page)
  await select(page, 'a1', 'a2')
  await tool(page, words.group).click()
  await page.mouse.click(640, 560)
  await expect(chosen(page)).toHaveCount(0)
  await place(page, 'a1').click()
  await expect(chosen(page)).toHaveCount(2)
  await expect(tool(page, words.group)).toHaveCount(0)
  await page.keyboard.press('Control+g')
  await expect(toast(page)).toContainText(words.alreadyGrouped)
  await tool(page, words.ungroup).click()
  await page.mouse.click(640, 560)
  await place(page, 'a1').click()
  await expect(chosen(page)).toHaveCount(1)
})

test('the list of layers reaches what is covered, and moves it', async ({ page }) => {
  await open(page)
  await select(page, 'over')
  await tool(page, words.layerList).click()
  await expect.poll(() => rows(page)).toEqual(['over', 'under', 'a3', 'a2', 'a1'])
  await row(page, 'under').click()
  await expect(place(page, 'under')).toHaveAttribute('data-in-selection', '')
  await expect(row(page, 'over')).toHaveAttribute('aria-pressed', 'false')
  await layerList(page).getByRole('button', { name: words['layer.toFront'] }).click()
  await expect.poll(() => order(page)).toEqual(['a1', 'a2', 'a3', 'over', 'under'])
  await row(page, 'a3').click({ modifiers: ['Control'] })
  await expect(chosen(page)).toHaveCount(2)
  // by the keyboard: arrows go from row to row, with Alt they move it
  await row(page, 'over').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'a2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toHaveCount(1)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => order(page)).toEqual(['a2', 'a1', 'a3', 'over', 'under'])
  await expect(row(page, 'a2')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(layerList(page)).toHaveCount(0)
})

test('what is locked cannot be selected, says so under the pointer, and is unlocked by its menu or in the list', async ({
  page,
}) => {
  await open(page)
  await select(page, 'a1')
  await tool(page, words.lock).click()
  await expect(tools(page)).toHaveCount(0)
  const badge = page.locator('[data-free] [data-badge="lock"]')
  await expect(badge).toHaveCount(0)
  await place(page, 'a1').hover()
  await expect(badge).toBeVisible()
  await place(page, 'a1').click()
  await expect(chosen(page)).toHaveCount(0)
  await place(page, 'a1').click({ button: 'right' })
  expect(await labels(page)).toEqual([words.open, words.openTab, words.copyAddress, words.unlock, words.layerList])
  await page.getByRole('menuitem', { name: words.layerList }).click()
  await row(page, 'a1').click({ force: true }) // is disabled, and can have the focus
  await expect(chosen(page)).toHaveCount(0)
  await layerList(page)
    .getByRole('button', { name: fill(words.unlockTile, { name: '站 a1' }) })
    .click()
  await expect(row(page, 'a1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place(page, 'a1')).toHaveAttribute('data-in-selection', '')
})

test('what is selected is duplicated; deleted it comes back with one press', async ({ page }) => {
  await open(page)
  await select(page, 'a1')
  await tool(page, words.duplicate).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
  await expect(chosen(page)).toHaveCount(1)
  await select(page, 'a2', 'a3')
  await tool(page, words.delete).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(4)
  await expect(tools(page)).toHaveCount(0)
  await undo(page).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(6)
})

test('the handles of several stand at the corners of their frame', async ({ page }) => {
  await open(page)
  await select(page, 'a1', 'a2')
  const handle = page.locator('#root [data-handle="nw"]')
  const [frame, { x, y, width, height }] = [await boxOf(handle.locator('..')), await boxOf(handle)]
  expect(Math.abs(x + width / 2 - frame.x)).toBeLessThanOrEqual(2)
  expect(Math.abs(y + height / 2 - frame.y)).toBeLessThanOrEqual(2)
})

test('the frame of several in the top row is whole', async ({ page }) => {
  await open(page, withGroup({ children: [at('a1', 300, 0), at('a2', 700, 0)] }))
  await select(page, 'a1', 'a2')
  const handle = page.locator('#root [data-handle="nw"]')
  const clip = await boxOf(page.locator('#tiles'))
  expect((await boxOf(handle)).y).toBeGreaterThan(clip.y)
})

test('the toolbar never lies on the selection, and follows the page', async ({ page }) => {
  const tall = withGroup({ children: [at('a1', 300, 30), at('a2', 700, 300), at('a3', 1000, 2400)] })
  await open(page, tall)
  await select(page, 'a2')
  const apart = async () => {
    const [bar, one] = await Promise.all([boxOf(tools(page)), boxOf(place(page, 'a2'))])
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

test('the toolbar leaves the badge of an enlarged tile to be seen, which is under its name', async ({ page }) => {
  await open(page, withGroup({ children: [at('a1', 600, 50, { w: 240, h: 240 })] }))
  await select(page, 'a1')
  const badge = await boxOf(page.locator('#root [data-free] [class*=badge] > b'))
  const name = await boxOf(place(page, 'a1').locator('[data-wallpaper="label"]'))
  const bar = await boxOf(tools(page))
  expect(badge.y).toBeGreaterThanOrEqual(name.y + name.height)
  expect(bar.y >= badge.y + badge.height || bar.y + bar.height <= badge.y || bar.x >= badge.x + badge.width).toBe(true)
})

test('by the keyboard Alt+F10 goes to the toolbar, arrows along it, Escape back', async ({ page }) => {
  await open(page)
  await select(page, 'a1')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, words.layers)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, words.lock)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(place(page, 'a1').getByRole('link')).toBeFocused()
  await expect(place(page, 'a1')).toHaveAttribute('data-in-selection', '')
})

test('the menu of a tile is that of the selection; on a locked page it is its own, without what a grid has', async ({
  page,
}) => {
  await open(page)
  await select(page, 'a1', 'a2')
  await place(page, 'a3').click({ button: 'right' }) // is selected instead
  const shown = async () => (await labels(page)).map((label) => label.replace(/Ctrl\+.*$/, ''))
  expect(await shown()).toEqual([
    words.open,
    words.openTab,
    words.copyAddress,
    words.cut,
    words.copy,
    words.paste,
    words.duplicate,
    words.layers,
    words.layerList,
    words.lock,
    words.moveTo,
    words.delete,
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(place(page, 'a3')).toHaveAttribute('data-in-selection', '')
  await place(page, 'a1').click({ modifiers: ['Control'] })
  await expect(chosen(page)).toHaveCount(2)
  await place(page, 'a1').getByRole('link').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('menu', { name: fill(words.menuOfSelected, { count: 2 }) })).toBeVisible()
  expect(await shown()).toEqual([
    words.cut,
    words.copy,
    words.paste,
    words.duplicate,
    words.group,
    words.align,
    words.layers,
    words.layerList,
    words.lock,
    words.moveTo,
    words.delete,
  ])
  await page.getByRole('menuitem', { name: words.moveTo }).click()
  await page.getByRole('menuitem', { name: '组 b' }).click()
  await expect(page.locator('#root [data-free] li')).toHaveCount(3)
  await pill(page).getByRole('button', { name: words.lock }).click()
  await expect(pill(page)).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0) // the last one has faded
  await place(page, 'a2').click({ button: 'right' })
  expect(await shown()).toEqual([
    words.open,
    words.openTab,
    words.copyAddress,
    words.moveTo,
    words.toDock,
    words.delete,
  ])
})
