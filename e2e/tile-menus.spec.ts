import { zhCN as words } from './lib/home-messages.ts'
import { expect, group, site, test } from './lib/page.ts'
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
  toast,
  undo,
} from './lib/tile-menus.ts'

test('each thing has a menu of its own, with what can be done to it', async ({ page }) => {
  await open(page)
  await rightClick(tile(page, '站 a1'))
  await expect(menuOf(page, '站 a1')).toBeVisible()
  expect(await labels(page)).toEqual([
    words.open,
    words.openTab,
    words.copyAddress,
    words.size,
    words.carry,
    words.moveTo,
    words.toDock,
    words.select,
    words.delete,
  ])
  await page.keyboard.press('Escape')
  await rightClick(folderTile(page))
  await expect(menuOf(page, '文件夹')).toBeVisible()
  expect(await labels(page)).toEqual([words.open, words.size, words.carry, words.moveTo, words.select, words.delete])
  await page.keyboard.press('Escape')
  await rightClick(page.getByRole('article').first())
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await labels(page)).toEqual([words.size, words.carry, words.moveTo, words.select, words.delete])
  await page.keyboard.press('Escape')
  await rightClick(dock(page).getByRole('link').first())
  await expect(menuOf(page, '站 d1')).toBeVisible()
  expect(await labels(page)).toEqual([
    words.open,
    words.openTab,
    words.copyAddress,
    words.moveTo,
    words.outOfDock,
    words.delete,
  ])
  await page.keyboard.press('Escape')
  const groups = page.locator('[data-group]').getByRole('button')
  await rightClick(groups.nth(1))
  await expect(menuOf(page, '组 b')).toBeVisible()
  expect(await labels(page)).toEqual([words.open, words.moveUp, words.moveDown, words['command.mode'], words.delete])
  await page.keyboard.press('Escape')
  await rightClick(groups.nth(0))
  await expect(menuOf(page, '组 a')).toBeVisible()
  expect(await labels(page)).toEqual([words.moveDown, words['command.mode'], words.delete])
})

test('a tile opens here and in a new tab, and gives its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://a1.example/**', (route) => route.fulfill({ body: 'a1' }))
  await open(page)
  await rightClick(tile(page, '站 a1'))
  const [opened] = await Promise.all([context.waitForEvent('page'), entry(page, words.openTab).click()])
  await expect(opened).toHaveURL('https://a1.example/')
  await opened.close()
  await rightClick(tile(page, '站 a1'))
  await choose(page, words.copyAddress)
  await expect(toast(page)).toContainText(words.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://a1.example/')
})

test('a size is chosen from diagrams of those that the tile can have', async ({ page }) => {
  await open(page)
  await rightClick(tile(page, '站 a1'))
  await entry(page, words.size).click()
  const cells = page.getByRole('menuitemradio')
  await expect(cells).toHaveText(['1×1', '1×2', '2×1', '2×2', '2×3', '2×4'])
  await expect(cells.first()).toBeChecked()
  await cells.nth(3).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(pageTiles(page).first()).toHaveCSS('grid-row-end', 'span 2')
  await expect(pageTiles(page).first()).toHaveCSS('grid-column-end', 'span 2')
  await page.keyboard.press('Control+z')
  await expect(pageTiles(page).first()).toHaveCSS('grid-row-end', 'span 1')
  await rightClick(page.getByRole('article').first())
  await entry(page, words.size).click()
  await expect(cells).toHaveText(['1×1', '2×2'])
})

test('a tile moves to another group and into the dock, and comes back by the toast', async ({ page }) => {
  await open(page)
  await rightClick(tile(page, '站 a1'))
  await choose(page, words.moveTo, '组 b')
  await expect(pageTiles(page)).toHaveCount(3)
  await expect(toast(page)).toContainText(fill(words.movedTo, { name: '站 a1', group: '组 b' }))
  await undo(page).click()
  await expect(pageTiles(page)).toHaveCount(4)
  await expect(undo(page)).toHaveCount(0)
  await rightClick(tile(page, '站 a1'))
  await choose(page, words.toDock)
  await expect(dock(page).getByRole('link')).toHaveCount(3)
  await rightClick(dock(page).getByRole('link', { name: '站 a1' }))
  await choose(page, words.outOfDock)
  await expect(dock(page).getByRole('link')).toHaveCount(2)
  await expect(pageTiles(page).last().getByRole('link', { name: '站 a1' })).toBeVisible()
})

test('what is deleted comes back by the toast; one dock tile and one group remain', async ({ page }) => {
  await open(page)
  await rightClick(tile(page, '站 a2'))
  await choose(page, words.delete)
  await expect(pageTiles(page)).toHaveCount(3)
  await undo(page).click()
  await expect(tile(page, '站 a2')).toBeVisible()

  const docked = dock(page).getByRole('link')
  await rightClick(docked.first())
  await choose(page, words.delete)
  await expect(docked).toHaveCount(1)
  await rightClick(docked.first())
  await choose(page, words.delete)
  await expect(toast(page)).toContainText(words.lastInDock)
  await expect(docked).toHaveCount(1)

  const groups = page.locator('[data-group]')
  for (const left of [2, 1]) {
    await rightClick(groups.first().getByRole('button'))
    await choose(page, words.delete)
    await expect(groups).toHaveCount(left)
  }
  await rightClick(groups.first().getByRole('button'))
  await choose(page, words.delete)
  await expect(toast(page)).toContainText(words.lastGroup)
  await expect(groups).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(groups).toHaveCount(2)
})

test('a folder with icons asks what becomes of them', async ({ page }) => {
  await open(page)
  await rightClick(folderTile(page))
  await choose(page, words.delete)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: words.delete, exact: true }).click()
  await expect(tile(page, '站 in1')).toBeVisible()
  await expect(pageTiles(page)).toHaveCount(5)
  await undo(page).click()
  await expect(folderTile(page)).toBeVisible()
  await rightClick(folderTile(page))
  await choose(page, words.delete)
  await dialog.getByText(words.folderAll, { exact: true }).click()
  await dialog.getByRole('button', { name: words.delete, exact: true }).click()
  await expect(pageTiles(page)).toHaveCount(3)
  await undo(page).click()
  await expect(folderTile(page)).toBeVisible()
})

test('an icon leaves an open folder, the last one does not', async ({ page }) => {
  await open(page)
  await folderTile(page).click()
  const panel = page.getByRole('dialog', { name: '文件夹' })
  await rightClick(panel.getByRole('link', { name: '站 in1' }))
  await expect(menuOf(page, '站 in1')).toBeVisible()
  expect(await labels(page)).toEqual([
    words.open,
    words.openTab,
    words.copyAddress,
    words.moveTo,
    words.toDock,
    words.delete,
  ])
  await choose(page, words.moveTo, '组 a')
  await expect(tile(page, '站 in1')).toBeVisible()
  await expect(panel.getByRole('link')).toHaveCount(1)
  await rightClick(panel.getByRole('link'))
  await choose(page, words.delete)
  await expect(toast(page)).toContainText(words.lastInFolder)
  await expect(panel.getByRole('link')).toHaveCount(1)
})

test('the keyboard alone: Space opens a tile’s menu, Delete deletes, the neighbour has the focus', async ({ page }) => {
  await open(page)
  await tile(page, '站 a1').focus()
  await page.keyboard.press('Space')
  await expect(menuOf(page, '站 a1')).toBeVisible()
  await expect(entry(page, words.open).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tile(page, '站 a1')).toBeFocused()

  await page.keyboard.press('Space')
  await expect(entry(page, words.open).first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(entry(page, words.delete)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pageTiles(page)).toHaveCount(3)
  await expect(folderTile(page)).toBeFocused()

  await page.keyboard.press('Space') // opens the menu, not the folder
  await expect(menuOf(page, '文件夹')).toBeVisible()
  await expect(entry(page, words.open).first()).toBeFocused()
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
  await expect(entry(page, words.open).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tile(page, '站 a2')).toBeFocused()
})

test('a name without end leaves the toast two lines, and its undo at hand', async ({ page }) => {
  await open(page, { ...HOME, groups: [group('a', [site('a1', { name: '很长的名字'.repeat(60) }), site('a2')])] })
  await pageTiles(page).first().locator('a').click({ button: 'right' })
  await choose(page, words.delete)
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
      for (const sub of [words.moveTo, words.size]) {
        const row = entry(page, sub)
        if ((await row.count()) === 0) continue
        await row.hover()
        await expect(row).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('menu')).toHaveCount(2)
        await expect(page.getByRole('menu').first()).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('menu').last()).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('ArrowLeft')
        await expect(page.getByRole('menu')).toHaveCount(1)
      }
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
  }
})
