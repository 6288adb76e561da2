import { expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { findWidget } from '../../../core/contribute/registry.ts'
import { drawPage } from '../../../testing/draw-page.tsx'
import { boxOf, expectStyle, find, findAll, textsOf } from '../../../testing/elements.ts'
import { fill } from '../../../testing/fill.ts'
import { homeMessages as messages } from '../../../testing/home-messages.ts'
import { folder, group, site } from '../../../testing/items.ts'
import {
  choose,
  entry,
  expectToast,
  menuLabels,
  noMenu,
  rightClick,
  toastText,
  undoInToast,
} from '../../../testing/menus.ts'
import { soak } from '../../../testing/soak.ts'
import groupEditor from '../../desk/group-editor/locales/zh-CN.json'
import itemEditor from '../../desk/item-editor/locales/zh-CN.json'

const { press } = commands

const clock = { id: 'w', name: '', type: 'component', component: 'clock', size: '2x2' }
const HOME = {
  groups: [
    group('a', [site('a1'), folder([site('in1'), site('in2')]), clock, site('a2')]),
    group('b', [site('b1')]),
    group('c', []),
  ],
  dock: [site('d1'), site('d2')],
}

const pageTiles = () => findAll('#root [data-pages] > :not([aria-hidden]) > li:not([data-volatile])')
const expectTiles = (count: number) => expect.poll(pageTiles).toHaveLength(count)
const tile = (name: string) => page.getByRole('link', { name, exact: true })
const folderTile = page.getByRole('button', { name: '文件夹', exact: true })
const folderPanel = page.getByRole('dialog', { name: '文件夹' })
const widget = page.getByRole('article').first()
const docked = page.getByRole('region', { name: 'Dock' }).getByRole('link')
const groups = () => findAll('[data-group] button')
const groupButton = (at: number) => page.elementLocator(groups()[at] ?? document.body)
const menuOf = (name: string) => page.getByRole('menu', { name: fill(messages.menuOf, { name }), exact: true })
const focus = (locator: Locator) => locator.element().focus()

async function open(home: object = HOME) {
  await page.viewport(1440, 900)
  await drawPage({ home })
  await expect.poll(pageTiles).not.toHaveLength(0)
}

/** The open menu has exactly these entries, by the keys of their texts. */
async function expectEntries(keys: string) {
  const texts: Readonly<Record<string, string>> = { ...messages, ...groupEditor, edit: itemEditor.edit }
  expect(await menuLabels()).toEqual(keys.split(' ').map((key) => texts[key]))
}

async function leaveMenu() {
  await press('Escape')
  await noMenu()
}

test('each kind of element has its own menu', async () => {
  await open()
  await rightClick(tile('站 a1'))
  await expect.element(menuOf('站 a1')).toBeVisible()
  await expectEntries('open openTab copyAddress edit size carry moveTo toDock select delete')
  await leaveMenu()
  await rightClick(folderTile)
  await expect.element(menuOf('文件夹')).toBeVisible()
  await expectEntries('open openWindow edit size carry moveTo select delete')
  await leaveMenu()
  await rightClick(widget)
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expectEntries('open edit size carry moveTo toDock select delete')
  await leaveMenu()
  await rightClick(docked.first())
  await expect.element(menuOf('站 d1')).toBeVisible()
  await expectEntries('open openTab copyAddress edit moveTo outOfDock delete')
  await leaveMenu()
  await rightClick(groupButton(1))
  await expect.element(menuOf('组 b')).toBeVisible()
  await expectEntries('open moveUp moveDown command.mode editTitle addTitle delete')
  await leaveMenu()
  await rightClick(groupButton(0))
  await expect.element(menuOf('组 a')).toBeVisible()
  await expectEntries('moveDown command.mode editTitle addTitle delete')
})

test('a size is chosen from diagrams of the supported sizes', soak, async () => {
  await open()
  const cells = page.getByRole('menuitemradio')
  const usual = page.getByRole('group', { name: messages.rowsByColumns }).getByRole('menuitemradio')
  const rows = () => expectStyle(() => pageTiles()[0], 'grid-row-end')
  const columns = () => expectStyle(() => pageTiles()[0], 'grid-column-end')
  await rightClick(tile('站 a1'))
  await entry(messages.size).click()
  await expect.poll(() => textsOf(usual)).toEqual(['1×1', '1×2', '2×1', '2×2', '2×3', '2×4'])
  expect(cells.elements()).toHaveLength(36)
  await expect.element(cells.first()).toBeChecked()
  await cells.nth(3).click()
  await noMenu()
  await rows().toBe('span 2')
  await columns().toBe('span 2')
  await press('Control+z')
  await rows().toBe('span 1')
  await rightClick(tile('站 a1'))
  await entry(messages.size).click()
  await page.getByRole('menuitemradio', { name: '5×6' }).click()
  await rows().toBe('span 5')
  await columns().toBe('span 6')
  await rightClick(widget)
  await entry(messages.size).click() // a widget has its own
  await expect.poll(() => textsOf(cells)).toEqual(findWidget('clock')?.sizes.map((size) => size.replace('x', '×')))
})

test('a tile is moved to another group and into the dock, and restored by the toast', async () => {
  await open()
  await rightClick(tile('站 a1'))
  await choose(messages.moveTo, '组 b')
  await expectTiles(3)
  await toastText().toContain(fill(messages.movedTo, { name: '站 a1', group: '组 b' }))
  await undoInToast().click()
  await expectTiles(4)
  await expect.element(undoInToast()).not.toBeInTheDocument()
  await rightClick(tile('站 a1'))
  await choose(messages.toDock)
  await expect.poll(() => docked.elements()).toHaveLength(3)
  await rightClick(docked.last())
  await choose(messages.outOfDock)
  await expect.poll(() => docked.elements()).toHaveLength(2)
  expect(pageTiles().at(-1)?.querySelector('a')?.title).toBe('站 a1')
})

test('deleted items are restored by the toast; the last dock tile and group cannot be deleted', soak, async () => {
  await open()
  await rightClick(tile('站 a2'))
  await choose(messages.delete)
  await expectTiles(3)
  await undoInToast().click()
  await expect.element(tile('站 a2')).toBeVisible()

  await rightClick(docked.first())
  await choose(messages.delete)
  await expect.poll(() => docked.elements()).toHaveLength(1)
  await rightClick(docked.first())
  await choose(messages.delete)
  await expectToast(messages.lastInDock)
  expect(docked.elements()).toHaveLength(1)

  for (const left of [2, 1]) {
    await rightClick(groupButton(0))
    await choose(messages.delete)
    await expect.poll(groups).toHaveLength(left)
  }
  await rightClick(groupButton(0))
  await choose(messages.delete)
  await expectToast(messages.lastGroup)
  expect(groups()).toHaveLength(1)
  await press('Control+z')
  await expect.poll(groups).toHaveLength(2)
})

test('deleting a folder asks what to do with its icons', async () => {
  await open()
  await rightClick(folderTile)
  await choose(messages.delete)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByRole('radio').elements()).toHaveLength(2)
  await expect.element(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: messages.delete, exact: true }).click()
  await expect.element(tile('站 in1')).toBeVisible()
  await expectTiles(5)
  await undoInToast().click()
  await expect.element(folderTile).toBeVisible()
  await rightClick(folderTile)
  await choose(messages.delete)
  await dialog.getByText(messages.folderAll, { exact: true }).click()
  await dialog.getByRole('button', { name: messages.delete, exact: true }).click()
  await expectTiles(3)
  await undoInToast().click()
  await expect.element(folderTile).toBeVisible()
})

test('an icon is moved out of an open folder, except the last one', async () => {
  await open()
  await folderTile.click()
  const icons = folderPanel.getByRole('link')
  await rightClick(folderPanel.getByRole('link', { name: '站 in1' }))
  await expect.element(menuOf('站 in1')).toBeVisible()
  await expectEntries('open openTab copyAddress edit moveTo toDock delete')
  await choose(messages.moveTo, '组 a')
  await expect.poll(() => find('#root [data-pages] a[title="站 in1"]')?.checkVisibility()).toBe(true)
  await expect.poll(() => icons.elements()).toHaveLength(1)
  await rightClick(icons)
  await choose(messages.delete)
  await expectToast(messages.lastInFolder)
  expect(icons.elements()).toHaveLength(1)
})

test('keyboard: Space opens a tile’s menu, Delete deletes, the focus moves to the neighbour', async () => {
  await open()
  const firstRow = () => expect.element(entry(messages.open).first())
  focus(tile('站 a1'))
  await press('Space')
  await expect.element(menuOf('站 a1')).toBeVisible()
  await firstRow().toHaveFocus()
  await press('Escape')
  await expect.element(tile('站 a1')).toHaveFocus()

  await press('Space')
  await firstRow().toHaveFocus()
  await press('End')
  await expect.element(entry(messages.delete)).toHaveFocus()
  await press('Enter')
  await expectTiles(3)
  await expect.element(folderTile).toHaveFocus()

  await press('Space') // opens the menu, not the folder
  await expect.element(menuOf('文件夹')).toBeVisible()
  await firstRow().toHaveFocus()
  await press('Enter')
  await noMenu()
  await expect.element(folderPanel).toBeVisible()
  await press('Escape')
  await expect.element(folderPanel).not.toBeInTheDocument()
  await expect.element(folderTile).toHaveFocus()

  focus(tile('站 a2'))
  await expect.element(tile('站 a2')).toHaveFocus()
  await press('Delete')
  await expectTiles(2)
  await expect.element(widget).toHaveFocus()
  await press('Control+z')
  await expect.element(tile('站 a2')).toBeVisible()

  focus(tile('站 a2'))
  await press('Shift+F10')
  await expect.element(menuOf('站 a2')).toBeVisible()
  await firstRow().toHaveFocus()
  await press('Escape')
  await expect.element(tile('站 a2')).toHaveFocus()
})

test('a very long name is cut to two lines in the toast, with its undo visible', async () => {
  await open({ ...HOME, groups: [group('a', [site('a1', { name: '很长的名字'.repeat(60) }), site('a2')])] })
  await rightClick(page.elementLocator(pageTiles()[0]?.querySelector('a') ?? document.body))
  await choose(messages.delete)
  await expect.element(undoInToast()).toBeVisible()
  const text = page
    .elementLocator(find('#layer-toast') ?? document.body)
    .getByText('很长的名字')
    .element()
  expect(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)).toBe(2)
})

test('menus and their sub-menus stay in the viewport at its edges', async () => {
  const tiles = Array.from({ length: 60 }, (_, n) => site(`n${n}`))
  await open({ ...HOME, groups: [group('a', tiles), ...HOME.groups.slice(1)] })
  const menus = page.getByRole('menu')
  const areWhole = () =>
    menus.elements().every((one) => {
      const { left, top, right, bottom } = boxOf(one)
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    })
  const corners = [
    () => docked.last(),
    () => groupButton(0),
    () => page.elementLocator(pageTiles()[12]?.querySelector('a') ?? document.body),
  ]
  for (const [width, height] of [
    [1440, 900],
    [800, 600],
  ] as const) {
    await page.viewport(width, height)
    for (const corner of corners) {
      await rightClick(corner())
      await expect.element(menus.first()).toBeVisible()
      for (const sub of [messages.moveTo, messages.size]) {
        const row = entry(sub)
        if (row.elements().length === 0) continue
        await row.hover()
        await expect.element(row).toHaveAttribute('aria-expanded', 'true')
        focus(row)
        await press('ArrowRight')
        await expect.poll(() => menus.elements()).toHaveLength(2)
        await expect.poll(areWhole).toBe(true)
        await expect.poll(() => menus.last().element().contains(document.activeElement)).toBe(true)
        await press('ArrowLeft')
        await expect.poll(() => menus.elements()).toHaveLength(1)
      }
      await expect.poll(areWhole).toBe(true)
      await leaveMenu()
    }
  }
})
