import { expect, onTestFinished, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { drawPage } from '../../../testing/draw-page.tsx'
import { find, findAll } from '../../../testing/elements.ts'
import { homeMessages as messages } from '../../../testing/home-messages.ts'
import { folder, group, site } from '../../../testing/items.ts'
import { noMenu, rightClick } from '../../../testing/menus.ts'

const { moveMouse, press, turnWheel } = commands

const smallFolder = folder([site('in1'), site('in2')])
const sites = (id: string, count: number) => Array.from({ length: count }, (_, n) => site(`${id}${n}`))
const GROUPS = [group('a', [smallFolder, site('a1')]), group('b', [site('b1')]), group('c', [site('c1')])]

const shownPage = page.getByRole('navigation', { name: /^组/ })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const folderTile = page.getByRole('button', { name: '文件夹' })
const folderPanel = page.getByRole('dialog', { name: '文件夹' })
/** The cell after the last tile, which adds one. */
const addCell = shownPage.getByRole('button', { name: '添加图标' })
const focus = (locator: Locator) => locator.element().focus()

async function open(groups: readonly object[] = GROUPS, [width, height] = [1440, 900]) {
  await page.viewport(width ?? 0, height ?? 0)
  await moveMouse({ x: 700, y: 600 })
  await drawPage({ home: { groups, dock: [] } })
  await expect.poll(() => find('#tiles > *')).not.toBeNull()
}

test('an empty group explains how to add tiles; its area acts as the empty area', async () => {
  await open([...GROUPS.slice(0, 1), group('b', []), ...GROUPS.slice(2)])
  const note = page.getByText(messages.emptyGroup)
  await expect.element(note).not.toBeInTheDocument()
  await turnWheel(120)
  await expect.element(note).toBeVisible()
  await expect.element(page.getByText(messages.emptyGroupHint)).toBeVisible()
  await rightClick(note, { force: true })
  await expect.element(page.getByRole('menu')).toBeVisible()
  await press('Escape')
  await noMenu()
  await page.getByRole('combobox').fill('站')
  await press('Control+f')
  await expect.element(note).not.toBeVisible() // it is hidden, too
  await page.getByRole('combobox').fill('')
  page.getByRole('combobox').element().blur()
  await expect.element(note).toBeVisible()
  await moveMouse({ x: 700, y: 600 })
  await turnWheel(120)
  await expect.element(note).not.toBeInTheDocument()
})

test('an only, empty group mentions no other group', async () => {
  await open([group('a', [])])
  await expect.element(page.getByText(messages.emptyGroup)).toBeVisible()
  await expect.element(page.getByText(messages.emptyGroupHint)).not.toBeInTheDocument()
})

test('in a low window an overfull open folder scrolls in its panel', async () => {
  await open([group('a', [folder(sites('in', 9))])], [1024, 600])
  await folderTile.click()
  const icons = folderPanel.getByRole('link')
  await expect.poll(() => icons.elements()).toHaveLength(9)
  const spill = () => folderPanel.element().scrollHeight - folderPanel.element().clientHeight
  await expect.poll(spill).toBe(0)
  focus(icons.last())
  await expect.element(icons.last()).toBeInViewport({ ratio: 1 })
})

test('keyboard: one tab stop for the grid, and arrows from tile to tile', async () => {
  await open([group('a', [smallFolder, ...sites('a', 40)]), group('c', [])])
  const stops = () => shownPage.element().querySelectorAll('[tabindex="0"]')
  await expect.poll(stops).toHaveLength(1)
  focus(folderTile)
  await press('ArrowRight')
  await expect.element(link('站 a0')).toHaveFocus()
  await press('ArrowDown')
  await press('ArrowLeft')
  await expect.element(folderTile).toHaveFocus()
  await press('End')
  await expect.element(addCell).toHaveFocus()
  await press('ArrowLeft')
  await expect.element(link('站 a39')).toHaveFocus()
  await expect.element(link('站 a39')).toHaveAttribute('tabindex', '0')
  expect(stops()).toHaveLength(1)
  await press('Home')
  await expect.element(folderTile).toHaveFocus()
  await press('Tab')
  expect(shownPage.element().contains(document.activeElement)).toBe(false)
  await press('Shift+Tab')
  await expect.element(folderTile).toHaveFocus()
})

test('keyboard: pages are turned within the grid, and the focus stays there', async () => {
  await open()
  focus(link('站 a1'))
  await press('PageUp')
  await expect.element(link('站 a1')).toHaveFocus()
  await press('PageDown')
  await expect.element(link('站 b1')).toHaveFocus()
  await turnWheel(120)
  await expect.element(link('站 c1')).toHaveFocus()
  await press('PageUp')
  await expect.element(link('站 b1')).toHaveFocus()
})

test('keyboard: the focus stays outside when pages are turned from elsewhere', async () => {
  await open()
  const dot = (id: string) => findAll('[class*="pager"] button').find((one) => one.ariaLabel === `组 ${id}`)
  await expect.poll(() => findAll('[class*="pager"] [tabindex="0"]')).toHaveLength(1)
  dot('a')?.focus()
  await press('End')
  await press('Enter')
  await expect.element(shownPage).toHaveAccessibleName('组 c')
  await expect.poll(() => document.activeElement).toBe(dot('c'))
})

test('on a phone the cell that adds a tile is on the screen, also beside tiles that leave a column', async () => {
  document.documentElement.dataset.mobile = ''
  onTestFinished(() => {
    delete document.documentElement.dataset.mobile
  })
  await open([group('a', [site('a1'), { ...folder(sites('in', 9)), size: '2x2' }])], [390, 844])
  await expect.element(addCell).toBeInViewport({ ratio: 1 })
})
