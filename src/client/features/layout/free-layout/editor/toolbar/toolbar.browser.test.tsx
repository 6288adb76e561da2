import { expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { drawPage } from '../../../../../testing/draw-page.tsx'
import { boxOf, find, findAll, textsOf } from '../../../../../testing/elements.ts'
import { fill } from '../../../../../testing/fill.ts'
import { homeMessages as messages } from '../../../../../testing/home-messages.ts'
import { group, site } from '../../../../../testing/items.ts'
import { menuLabels, noMenu, rightClick, toastText, undoInToast } from '../../../../../testing/menus.ts'
import { soak } from '../../../../../testing/soak.ts'
import itemEditor from '../../../../desk/item-editor/locales/zh-CN.json'

const { press } = commands

/** A tile of 90 px, in px of a page 1920 px wide. */
const freeTile = (id: string, x: number, y: number, more: object = {}) =>
  site(id, { x, y, w: 90, h: 90, r: 0, ...more })
const TILES = [
  freeTile('a1', 300, 30),
  freeTile('a2', 700, 60),
  freeTile('a3', 900, 110),
  freeTile('under', 1200, 40),
  freeTile('over', 1180, 20, { w: 150, h: 150 }),
]

const free = (selector = '') => findAll(`#root [data-free] li${selector}`)
const item = (id: string) => find(`#root [data-free] li[data-tile="${id}"]`)
const tile = (id: string) => page.elementLocator(item(id) ?? document.body)
const selected = () => free('[data-in-selection]')
const toolbar = (name: string) => page.getByRole('toolbar', { name, exact: true })
const tools = toolbar(messages.selection)
const tool = (name: string) => tools.getByRole('button', { name, exact: true })
const layerList = page.getByRole('dialog', { name: messages.layerList, exact: true })
const row = (id: string) => layerList.getByRole('button', { name: `站 ${id}`, exact: true })
const rows = () => textsOf(layerList.getByRole('listitem')).map((text) => text.replace(/^.*站 /, ''))
const order = () => free().map(({ dataset }) => dataset.tile)
const leftEdges = (...ids: readonly string[]) => ids.map((id) => Math.round(boxOf(item(id)).x))
const isSelected = (id: string) => expect.poll(() => item(id)?.hasAttribute('data-in-selection'))
const handle = () => find('#root [data-handle="nw"]')

/** Draws a free page that is unlocked, of these tiles. */
async function open(children: readonly object[] = TILES) {
  await page.viewport(1440, 900)
  const first = group('a', children, { mode: 1 })
  await drawPage({ home: { groups: [first, group('b', [site('b1')])], dock: [site('d1')] } })
  await expect.poll(() => findAll('[data-free] [class*=dots]')).toHaveLength(1) // before, a click on a tile opens it
}

/** Selects exactly these tiles. */
async function select(...ids: readonly string[]) {
  for (const [index, id] of ids.entries()) await tile(id).click(index === 0 ? {} : { modifiers: ['Control'] })
  await expect.poll(selected).toHaveLength(ids.length)
  await expect.element(tools).toBeVisible()
}

const isApart = (one: DOMRect, other: DOMRect) =>
  one.x >= other.right || one.right <= other.x || one.y >= other.bottom || one.bottom <= other.y

test('selected tiles are aligned and distributed', async () => {
  await open()
  await select('a1', 'a2', 'a3')
  await expect.element(tools).toMatchTextContent(fill(messages.selectedCount, { count: 3 }))
  await tool(messages['distribute.x']).click()
  const [first = 0, second = 0, third = 0] = leftEdges('a1', 'a2', 'a3')
  expect(Math.abs(second - first - (third - second))).toBeLessThanOrEqual(1)
  await tool(messages['align.left']).click()
  await expect.poll(() => leftEdges('a1', 'a2', 'a3')).toEqual([first, first, first])
  await press('Control+z') // a click on the toolbar leaves the focus on the page
  await expect.poll(() => leftEdges('a1', 'a2', 'a3')).toEqual([first, second, third])
})

test('two tiles cannot be distributed; their handles are at the corners of their frame', async () => {
  await open()
  await select('a1', 'a2')
  await tool(messages['distribute.y']).click()
  await toastText().toContain(messages.tooFewToDistribute)
  const [frame, { x, y, width, height }] = [boxOf(handle()?.parentElement), boxOf(handle())]
  expect(Math.abs(x + width / 2 - frame.x)).toBeLessThanOrEqual(2)
  expect(Math.abs(y + height / 2 - frame.y)).toBeLessThanOrEqual(2)
})

test('keyboard: Alt+F10 focuses the toolbar, arrows move in it, Escape returns', async () => {
  await open()
  await select('a1')
  await press('Alt+F10')
  await expect.element(tool(messages.layers)).toHaveFocus()
  await press('ArrowRight')
  await expect.element(tool(messages.lock)).toHaveFocus()
  await press('Escape')
  await expect.element(tile('a1').getByRole('link')).toHaveFocus()
  await isSelected('a1').toBe(true)
})

test('the layer list selects and reorders covered tiles', async () => {
  await open()
  await select('over')
  await tool(messages.layerList).click()
  await expect.poll(rows).toEqual(['over', 'under', 'a3', 'a2', 'a1'])
  await row('under').click()
  await isSelected('under').toBe(true)
  await expect.element(row('over')).toHaveAttribute('aria-pressed', 'false')
  await layerList.getByRole('button', { name: messages['layer.toFront'] }).click()
  await expect.poll(order).toEqual(['a1', 'a2', 'a3', 'over', 'under'])
  await row('a3').click({ modifiers: ['Control'] })
  await expect.poll(selected).toHaveLength(2)
  // Keyboard: arrows move between rows, with Alt they move the layer.
  row('over').element().focus()
  await press('ArrowDown')
  await press('ArrowDown')
  await expect.element(row('a2')).toHaveFocus()
  await press('Enter')
  await expect.poll(selected).toHaveLength(1)
  await press('Alt+ArrowDown')
  await expect.poll(order).toEqual(['a2', 'a1', 'a3', 'over', 'under'])
  await expect.element(row('a2')).toHaveFocus()
  await press('Escape')
  await expect.element(layerList).not.toBeInTheDocument()
})

test('selected tiles are grouped once and ungrouped', async () => {
  await open()
  const leave = async () => {
    await page.elementLocator(document.body).click({ position: { x: 640, y: 560 } })
    await expect.poll(selected).toHaveLength(0)
  }
  await select('a1', 'a2')
  await tool(messages.group).click()
  await leave()
  await tile('a1').click()
  await expect.poll(selected).toHaveLength(2)
  await expect.element(tool(messages.group)).not.toBeInTheDocument()
  await press('Control+g')
  await toastText().toContain(messages.alreadyGrouped)
  await tool(messages.ungroup).click()
  await leave()
  await tile('a1').click()
  await expect.poll(selected).toHaveLength(1)
})

test('selected tiles are duplicated; deleted ones are restored by one undo', async () => {
  await open()
  await select('a1')
  await tool(messages.duplicate).click()
  await expect.poll(() => free()).toHaveLength(6)
  expect(selected()).toHaveLength(1)
  await select('a2', 'a3')
  await tool(messages.delete).click()
  await expect.poll(() => free()).toHaveLength(4)
  await expect.element(tools).not.toBeInTheDocument()
  await undoInToast().click()
  await expect.poll(() => free()).toHaveLength(6)
})

test('a locked tile cannot be selected, shows so on hover, and is unlocked by its menu or the layer list', async () => {
  await open()
  await select('a1')
  await tool(messages.lock).click()
  await expect.element(tools).not.toBeInTheDocument()
  const badge = () => find('[data-free] [data-badge="lock"]')
  expect(badge()).toBeNull()
  await tile('a1').hover()
  await expect.poll(() => badge()?.checkVisibility()).toBe(true)
  await tile('a1').click()
  expect(selected()).toHaveLength(0)
  await rightClick(tile('a1'))
  expect(await menuLabels()).toEqual([
    messages.open,
    messages.openTab,
    messages.copyAddress,
    itemEditor.edit,
    messages.unlock,
    messages.layerList,
  ])
  await page.getByRole('menuitem', { name: messages.layerList }).click()
  await row('a1').click({ force: true }) // disabled, but focusable
  expect(selected()).toHaveLength(0)
  await layerList.getByRole('button', { name: fill(messages.unlockTile, { name: '站 a1' }) }).click()
  await expect.element(row('a1')).toHaveFocus()
  await press('Enter')
  await isSelected('a1').toBe(true)
})

test('the selection frame in the top row is not clipped', async () => {
  await open([freeTile('a1', 300, 0), freeTile('a2', 700, 0)])
  await select('a1', 'a2')
  expect(boxOf(handle()).y).toBeGreaterThan(boxOf(find('#tiles')).y)
})

test('the toolbar never covers the selection, and follows scrolling', async () => {
  await open([freeTile('a1', 300, 30), freeTile('a2', 700, 300), freeTile('a3', 1000, 2400)])
  await select('a2')
  const bar = () => boxOf(tools.query())
  expect(isApart(bar(), boxOf(item('a2')))).toBe(true)
  const before = bar().y
  find('[data-free]')?.scrollBy(0, 40)
  await expect.poll(() => bar().y).not.toBe(before)
  expect(isApart(bar(), boxOf(item('a2')))).toBe(true)
})

test('the toolbar does not cover the size label of an enlarged tile', async () => {
  await open([freeTile('a1', 600, 50, { w: 240, h: 240 })])
  await select('a1')
  const badge = boxOf(find('#root [data-free] [class*=badge] > b'))
  expect(badge.y).toBeGreaterThanOrEqual(boxOf(item('a1')?.querySelector('[data-wallpaper="label"]')).bottom)
  expect(isApart(boxOf(tools.query()), badge)).toBe(true)
})

test(
  'a tile’s menu acts on the selection; on a locked page it is its own, without entries of a grid',
  soak,
  async () => {
    await open()
    const labels = async () => (await menuLabels()).map((label) => label.replace(/Ctrl\+.*$/, ''))
    const focusLink = (target: Locator) => target.getByRole('link').element().focus()
    await select('a1', 'a2')
    await rightClick(tile('a3')) // becomes the selection
    expect(await labels()).toEqual([
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
      messages.pins,
      messages.lock,
      messages.moveTo,
      messages.delete,
    ])
    await press('Escape')
    await noMenu()
    await isSelected('a3').toBe(true)
    await tile('a1').click({ modifiers: ['Control'] })
    await expect.poll(selected).toHaveLength(2)
    focusLink(tile('a1'))
    await press('Space')
    await expect.element(page.getByRole('menu', { name: fill(messages.menuOfSelected, { count: 2 }) })).toBeVisible()
    expect(await labels()).toEqual([
      messages.cut,
      messages.copy,
      messages.paste,
      messages.duplicate,
      messages.group,
      messages.align,
      messages.layers,
      messages.layerList,
      messages.pins,
      messages.lock,
      messages.moveTo,
      messages.delete,
    ])
    await page.getByRole('menuitem', { name: messages.moveTo }).click()
    await page.getByRole('menuitem', { name: '组 b' }).click()
    await expect.poll(() => free()).toHaveLength(3)
    const stateBar = toolbar(messages['command.mode'])
    await stateBar.getByRole('button', { name: messages.freeDone }).click()
    await expect.element(stateBar).not.toBeInTheDocument()
    await noMenu() // the previous one has closed
    await rightClick(tile('a2'))
    expect(await labels()).toEqual([
      messages.open,
      messages.openTab,
      messages.copyAddress,
      itemEditor.edit,
      messages.moveTo,
      messages.toDock,
      messages.delete,
    ])
  },
)
