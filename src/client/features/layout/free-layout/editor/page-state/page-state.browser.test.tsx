import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { documentValue, drawPage } from '../../../../../testing/draw-page.tsx'
import { boxOf, find, findAll } from '../../../../../testing/elements.ts'
import { fill } from '../../../../../testing/fill.ts'
import { homeMessages as messages } from '../../../../../testing/home-messages.ts'
import { group, site } from '../../../../../testing/items.ts'
import { undoInToast } from '../../../../../testing/menus.ts'
import { soak } from '../../../../../testing/soak.ts'
import menus from '../../../../shell/menus/locales/zh-CN.json'

const { press } = commands

const freeTile = (id: string, x: number, y: number) => site(id, { x, y, w: 90, h: 90, r: 0 })
const TILES = [freeTile('a1', 300, 30), freeTile('a2', 700, 60), freeTile('a3', 900, 110)]

const tiles = () => findAll('#root [data-free] li')
const expectTiles = (count: number) => expect.poll(tiles).toHaveLength(count)
const tile = () => page.elementLocator(find('#root [data-free] li[data-tile="a1"]') ?? document.body)
const left = () => Math.round(boxOf(tile().query()).x)
const groupButton = (id: string) => page.elementLocator(find(`[data-group="${id}"] button`) ?? document.body)
const tools = page.getByRole('toolbar', { name: messages.selection, exact: true })
const stateBar = page.getByRole('toolbar', { name: messages['command.mode'], exact: true })
const stateButton = (name: string) => stateBar.getByRole('button', { name })
const expectNoStateBar = () => expect.element(stateBar).not.toBeInTheDocument()

/** Draws a free page beside a grid, and shows it. */
async function open({ lock = false } = {}) {
  await page.viewport(1440, 900)
  const groups = [group('b', [site('b1')]), group('a', TILES, { mode: 1, lock })]
  await drawPage({ home: { groups, dock: [site('d1')] } })
  await groupButton('a').click()
  await expectTiles(3)
  if (!lock) await expect.element(stateBar).toBeVisible()
}

async function select() {
  await tile().click()
  await expect.element(tools).toBeVisible()
}

test('the state bar reverts the edit session, and locks the page', async () => {
  await open({ lock: true })
  await expectNoStateBar()
  await press('Control+l')
  await expect.element(stateBar).toBeVisible()
  const before = left()
  await select()
  for (let times = 0; times < 3; times += 1) await press('Shift+ArrowRight')
  await tools.getByRole('button', { name: messages.duplicate, exact: true }).click()
  await expectTiles(4)
  const step = (name: 'undo' | 'redo') => stateButton(menus[`command.${name}`])
  await expect.element(step('redo')).toBeDisabled()
  await step('undo').click()
  await expectTiles(3)
  await step('redo').click()
  await expectTiles(4)
  await expect.element(step('redo')).toBeDisabled()
  // the focus has left the disabled button
  await expect.poll(() => stateBar.element().querySelector<HTMLButtonElement>(':focus')?.disabled).toBe(false)
  await stateButton(messages.freeCancel).click()
  await expectNoStateBar()
  await expectTiles(3)
  expect(left()).toBe(before)
  await undoInToast().click()
  await expectTiles(4)
  await expect.element(stateBar).toBeVisible()
  await stateButton(messages.freeDone).click()
  await expectNoStateBar()
  await expectTiles(4)
})

test('the state bar reverts to the grid if the edit session began there', soak, async () => {
  await open()
  await expect.element(stateButton(messages.freeCancel), { message: 'nothing has changed' }).toBeDisabled()
  await groupButton('b').click()
  await expectNoStateBar()
  await press('Control+o')
  await expect.element(stateBar).toBeVisible()
  await stateButton(messages.freeCancel).click()
  await expect.poll(() => find('#root [data-free]')).toBeNull()
  await expectNoStateBar()
})

test('the state bar sets the grid', async () => {
  await open()
  await stateButton(fill(messages.freeGrid, { size: 50 })).click()
  const slider = page.getByRole('dialog').getByRole('slider')
  await expect.element(slider).toBeVisible()
  slider.element().focus()
  await press('ArrowRight')
  await expect.element(slider).toHaveValue('55')
  await press('Escape')
  await expect.element(stateBar).toMatchTextContent(fill(messages.freeGrid, { size: 55 }))
  expect(documentValue('icon')).toMatchObject({ freeGridSize: 55 })
})

test('toolbar and state bar are hidden on another page and in minimal mode', soak, async () => {
  await open()
  await select()
  const expectNone = async () => {
    await expect.element(tools).not.toBeInTheDocument()
    await expectNoStateBar()
  }
  await groupButton('b').click()
  await expectNone()
  await groupButton('a').click()
  await expect.element(stateBar).toBeVisible()
  await select()
  await page.elementLocator(find('header button') ?? document.body).click()
  await expect.poll(() => find('main[data-minimal]')).not.toBeNull()
  await expectNone()
})
