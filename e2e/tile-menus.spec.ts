import type { Page } from '@playwright/test'
import groupEditor from '../src/client/features/desk/group-editor/locales/zh-CN.json' with { type: 'json' }
import itemEditor from '../src/client/features/desk/item-editor/locales/zh-CN.json' with { type: 'json' }
import clockWidget from '../src/client/widgets/clock/widget.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, group, pressOnRow, site, test, waitForFocusIn } from './lib/page.ts'
import {
  choose,
  dock,
  entry,
  fill,
  folderTile,
  HOME,
  labels,
  menuOf,
  open,
  pageTiles,
  rightClick,
  tile,
  undo,
} from './lib/tile-menus.ts'
import { expectToast, toast } from './lib/toasts.ts'

async function leaveMenu(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('each kind of element has its own menu', async ({ page }) => {
  await open(page)
  await rightClick(tile(page, '站 a1'))
  await expect(menuOf(page, '站 a1')).toBeVisible()
  expect(await labels(page)).toEqual([
    messages.open,
    messages.openTab,
    messages.copyAddress,
    itemEditor.edit,
    messages.size,
    messages.moreSizes,
    messages.carry,
    messages.moveTo,
    messages.toDock,
    messages.select,
    messages.delete,
  ])
  await leaveMenu(page)
  await rightClick(folderTile(page))
  await expect(menuOf(page, '文件夹')).toBeVisible()
  expect(await labels(page)).toEqual([
    messages.open,
    messages.openWindow,
    itemEditor.edit,
    messages.size,
    messages.moreSizes,
    messages.carry,
    messages.moveTo,
    messages.select,
    messages.delete,
  ])
  await leaveMenu(page)
  await rightClick(page.getByRole('article').first())
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await labels(page)).toEqual([
    messages.open,
    itemEditor.edit,
    messages.size,
    messages.carry,
    messages.moveTo,
    messages.toDock,
    messages.select,
    messages.delete,
  ])
  await leaveMenu(page)
  await rightClick(dock(page).getByRole('link').first())
  await expect(menuOf(page, '站 d1')).toBeVisible()
  expect(await labels(page)).toEqual([
    messages.open,
    messages.openTab,
    messages.copyAddress,
    itemEditor.edit,
    messages.moveTo,
    messages.outOfDock,
    messages.delete,
  ])
  await leaveMenu(page)
  const groups = page.locator('[data-group]').getByRole('button')
  await rightClick(groups.nth(1))
  await expect(menuOf(page, '组 b')).toBeVisible()
  expect(await labels(page)).toEqual([
    messages.open,
    messages.moveUp,
    messages.moveDown,
    messages['command.mode'],
    groupEditor.editTitle,
    groupEditor.addTitle,
    messages.delete,
  ])
  await leaveMenu(page)
  await rightClick(groups.nth(0))
  await expect(menuOf(page, '组 a')).toBeVisible()
  expect(await labels(page)).toEqual([
    messages.moveDown,
    messages['command.mode'],
    groupEditor.editTitle,
    groupEditor.addTitle,
    messages.delete,
  ])
})

test('a tile opens here and in a new tab, and its URL can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://a1.example/**', (route) => route.fulfill({ body: 'a1' }))
  await open(page)
  await rightClick(tile(page, '站 a1'))
  const [opened] = await Promise.all([context.waitForEvent('page'), entry(page, messages.openTab).click()])
  await expect(opened).toHaveURL('https://a1.example/')
  await opened.close()
  await rightClick(tile(page, '站 a1'))
  await choose(page, messages.copyAddress)
  await expect(toast(page)).toContainText(messages.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://a1.example/')
})

test('a tile without an address says so and offers to edit it; a bare domain is opened by https', async ({
  page,
  context,
}) => {
  await context.route('https://bare.example/**', (route) => route.fulfill({ body: 'bare' }))
  const home = { groups: [group('a', [site('a1', { url: '' }), site('a2', { url: 'bare.example/x' })])], dock: [] }
  await open(page, home)
  const [opened] = await Promise.all([context.waitForEvent('page'), tile(page, '站 a2').click()])
  await expect(opened).toHaveURL('https://bare.example/x')
  await opened.close()
  await page.getByRole('button', { name: '站 a1' }).click()
  await expect(toast(page)).toContainText(messages.noAddress.replace('{name}', '站 a1'))
  await toast(page).getByRole('button', { name: itemEditor.edit }).click()
  await expect(page.getByRole('dialog').getByLabel(itemEditor.address, { exact: true })).toBeVisible()
})

test('a size is chosen from diagrams of the supported sizes', async ({ page }) => {
  await open(page)
  await rightClick(tile(page, '站 a1'))
  await entry(page, messages.size).click()
  const cells = page.getByRole('menuitemradio')
  await expect(cells).toHaveText(['1×1', '1×2', '2×1', '2×2', '2×3', '2×4'])
  await expect(cells.first()).toBeChecked()
  await cells.nth(3).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(pageTiles(page).first()).toHaveCSS('grid-row-end', 'span 2')
  await expect(pageTiles(page).first()).toHaveCSS('grid-column-end', 'span 2')
  await page.keyboard.press('Control+z')
  await expect(pageTiles(page).first()).toHaveCSS('grid-row-end', 'span 1')
  await rightClick(tile(page, '站 a1'))
  await entry(page, messages.moreSizes).click()
  await expect(cells).toHaveCount(36)
  await page.getByRole('menuitemradio', { name: '5×6' }).click()
  await expect(pageTiles(page).first()).toHaveCSS('grid-row-end', 'span 5')
  await expect(pageTiles(page).first()).toHaveCSS('grid-column-end', 'span 6')
  await rightClick(page.getByRole('article').first())
  await expect(entry(page, messages.moreSizes)).toHaveCount(0) // a widget has its own
  await entry(page, messages.size).click()
  await expect(cells).toHaveText(clockWidget.sizes.map((size) => size.replace('x', '×')))
})

test('a tile is moved to another group and into the dock, and restored by the toast', async ({ page }) => {
  await open(page)
  await rightClick(tile(page, '站 a1'))
  await choose(page, messages.moveTo, '组 b')
  await expect(pageTiles(page)).toHaveCount(3)
  await expect(toast(page)).toContainText(fill(messages.movedTo, { name: '站 a1', group: '组 b' }))
  await undo(page).click()
  await expect(pageTiles(page)).toHaveCount(4)
  await expect(undo(page)).toHaveCount(0)
  await rightClick(tile(page, '站 a1'))
  await choose(page, messages.toDock)
  await expect(dock(page).getByRole('link')).toHaveCount(3)
  await rightClick(dock(page).getByRole('link', { name: '站 a1' }))
  await choose(page, messages.outOfDock)
  await expect(dock(page).getByRole('link')).toHaveCount(2)
  await expect(pageTiles(page).last().getByRole('link', { name: '站 a1' })).toBeVisible()
})

test('deleted items are restored by the toast; the last dock tile and group cannot be deleted', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await rightClick(tile(page, '站 a2'))
  await choose(page, messages.delete)
  await expect(pageTiles(page)).toHaveCount(3)
  await undo(page).click()
  await expect(tile(page, '站 a2')).toBeVisible()

  const docked = dock(page).getByRole('link')
  await rightClick(docked.first())
  await choose(page, messages.delete)
  await expect(docked).toHaveCount(1)
  await rightClick(docked.first())
  await choose(page, messages.delete)
  await expectToast(page, messages.lastInDock)
  await expect(docked).toHaveCount(1)

  const groups = page.locator('[data-group]')
  for (const left of [2, 1]) {
    await rightClick(groups.first().getByRole('button'))
    await choose(page, messages.delete)
    await expect(groups).toHaveCount(left)
  }
  await rightClick(groups.first().getByRole('button'))
  await choose(page, messages.delete)
  await expectToast(page, messages.lastGroup)
  await expect(groups).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(groups).toHaveCount(2)
})

test('deleting a folder asks what to do with its icons', async ({ page }) => {
  await open(page)
  await rightClick(folderTile(page))
  await choose(page, messages.delete)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: messages.delete, exact: true }).click()
  await expect(tile(page, '站 in1')).toBeVisible()
  await expect(pageTiles(page)).toHaveCount(5)
  await undo(page).click()
  await expect(folderTile(page)).toBeVisible()
  await rightClick(folderTile(page))
  await choose(page, messages.delete)
  await dialog.getByText(messages.folderAll, { exact: true }).click()
  await dialog.getByRole('button', { name: messages.delete, exact: true }).click()
  await expect(pageTiles(page)).toHaveCount(3)
  await undo(page).click()
  await expect(folderTile(page)).toBeVisible()
})

test('an icon is moved out of an open folder, except the last one', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await folderTile(page).click()
  const panel = page.getByRole('dialog', { name: '文件夹' })
  await rightClick(panel.getByRole('link', { name: '站 in1' }))
  await expect(menuOf(page, '站 in1')).toBeVisible()
  expect(await labels(page)).toEqual([
    messages.open,
    messages.openTab,
    messages.copyAddress,
    itemEditor.edit,
    messages.moveTo,
    messages.toDock,
    messages.delete,
  ])
  await choose(page, messages.moveTo, '组 a')
  await expect(tile(page, '站 in1')).toBeVisible()
  await expect(panel.getByRole('link')).toHaveCount(1)
  await rightClick(panel.getByRole('link'))
  await choose(page, messages.delete)
  await expectToast(page, messages.lastInFolder)
  await expect(panel.getByRole('link')).toHaveCount(1)
})

test('keyboard: Space opens a tile’s menu, Delete deletes, the focus moves to the neighbour', async ({ page }) => {
  await open(page)
  await tile(page, '站 a1').focus()
  await page.keyboard.press('Space')
  await expect(menuOf(page, '站 a1')).toBeVisible()
  await expect(entry(page, messages.open).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tile(page, '站 a1')).toBeFocused()

  await page.keyboard.press('Space')
  await expect(entry(page, messages.open).first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(entry(page, messages.delete)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pageTiles(page)).toHaveCount(3)
  await expect(folderTile(page)).toBeFocused()

  await page.keyboard.press('Space') // opens the menu, not the folder
  await expect(menuOf(page, '文件夹')).toBeVisible()
  await expect(entry(page, messages.open).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: '文件夹' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '文件夹' })).toHaveCount(0)
  await expect(folderTile(page)).toBeFocused()

  await tile(page, '站 a2').focus()
  await expect(tile(page, '站 a2')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(pageTiles(page)).toHaveCount(2)
  await expect(page.getByRole('article')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(tile(page, '站 a2')).toBeVisible()

  await tile(page, '站 a2').focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page, '站 a2')).toBeVisible()
  await expect(entry(page, messages.open).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tile(page, '站 a2')).toBeFocused()
})

test('a very long name is cut to two lines in the toast, with its undo visible', async ({ page }) => {
  await open(page, { ...HOME, groups: [group('a', [site('a1', { name: '很长的名字'.repeat(60) }), site('a2')])] })
  await pageTiles(page).first().locator('a').click({ button: 'right' })
  await choose(page, messages.delete)
  await expect(undo(page)).toBeVisible()
  const lines = () =>
    toast(page)
      .getByText('很长的名字', { exact: false })
      .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
  await expect.poll(lines).toBe(2)
})

test('menus and their sub-menus stay in the viewport at its edges', async ({ page }) => {
  const tiles = Array.from({ length: 60 }, (_, n) => site(`n${n}`))
  await open(page, { ...HOME, groups: [group('a', tiles), ...HOME.groups.slice(1)] })
  const corners = [
    dock(page).getByRole('link').last(),
    page.locator('[data-group]').first().getByRole('button'),
    pageTiles(page).nth(12).locator('a'),
  ]
  for (const size of [
    { width: 1440, height: 900 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize(size)
    for (const corner of corners) {
      await rightClick(corner)
      await expect(page.getByRole('menu')).toBeVisible()
      for (const sub of [messages.moveTo, messages.size]) {
        const row = entry(page, sub)
        if ((await row.count()) === 0) continue
        await row.hover()
        await expect(row).toHaveAttribute('aria-expanded', 'true')
        await pressOnRow(row, 'ArrowRight')
        await expect(page.getByRole('menu')).toHaveCount(2)
        await expect(page.getByRole('menu').first()).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('menu').last()).toBeInViewport({ ratio: 1 })
        await waitForFocusIn(page.getByRole('menu').last())
        await page.keyboard.press('ArrowLeft')
        await expect(page.getByRole('menu')).toHaveCount(1)
      }
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
  }
})
