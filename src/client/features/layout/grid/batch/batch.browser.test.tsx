import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { boxOf, find, findAll } from '../../../../testing/elements.ts'
import { homeMessages as messages } from '../../../../testing/home-messages.ts'
import { folder, group, site } from '../../../../testing/items.ts'
import { noMenu, openEmptyAreaMenu, rightClick, toastText, undoInToast } from '../../../../testing/menus.ts'
import { soak } from '../../../../testing/soak.ts'

const { moveMouse, press, pressMouse, releaseMouse } = commands

const clock = { id: 'w', name: '', type: 'component', component: 'clock', size: '2x2' }
const HOME = {
  groups: [
    group('a', [site('a1'), site('a2'), clock, site('a3'), folder([site('in1')]), site('a4')]),
    group('b', [site('b1'), site('b2')]),
  ],
  dock: [site('d1'), site('d2')],
}

/** Names of the tiles on the current page, in order. */
const order = () =>
  findAll('#root [data-pages] > :not([aria-hidden]) > li:not([data-volatile])').map((one) =>
    (one.firstElementChild?.getAttribute('title') ?? '时钟').replace('站 ', ''),
  )
const expectOrder = (...names: readonly string[]) => expect.poll(order).toEqual(names)
const bar = page.getByRole('toolbar', { name: messages.batch })
const act = (name: string) => bar.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name: `站 ${name}` })
const expectCount = (count: number) =>
  expect.element(bar).toMatchTextContent(messages.batchCount.replace('{count}', String(count)))
const expectEnded = () => expect.element(bar).not.toBeInTheDocument()

async function open() {
  await page.viewport(1440, 900)
  await drawPage({ home: HOME })
  await expect.poll(order).toHaveLength(6)
}

/** Starts batch mode with this tile. */
async function begin(name: string) {
  await rightClick(page.elementLocator(find(`#root [data-pages] [title="站 ${name}"]`) ?? document.body))
  await page.getByRole('menuitem', { name: messages.select }).click()
  await expect.element(page.getByRole('checkbox', { checked: true })).toBeVisible()
  await noMenu()
}

test('selected tiles are deleted together and restored by one undo', async () => {
  const opened = vi.spyOn(window, 'open')
  await open()
  const before = order()
  await begin('a1')
  await box('a3').click()
  await box('a4').click()
  await box('a4').click()
  await expectCount(2)
  await act(messages.delete).click()
  await expectOrder('a2', '时钟', '文件夹', 'a4')
  await expectCount(0)
  await expect.element(act(messages.delete)).toBeDisabled()
  await undoInToast().click()
  await expectOrder(...before)
  await act(messages.batchDone).click()
  await expectEnded()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  expect(opened).not.toHaveBeenCalled()
  opened.mockRestore()
})

test('selected tiles are moved to another group in their order', soak, async () => {
  await open()
  await begin('a4')
  await box('a1').click()
  await act(messages.moveTo).click()
  await page.getByRole('menuitem', { name: '组 b' }).click()
  await expectOrder('a2', '时钟', 'a3', '文件夹')
  await page.elementLocator(find('[data-group="b"] button') ?? document.body).click()
  await expectOrder('b1', 'b2', 'a1', 'a4')
  await box('b2').click() // the mode lasts while pages are turned
  await expectCount(1)
})

test('the badge of a tile deletes it; a folder with icons asks what to do with them', soak, async () => {
  await open()
  await begin('a1')
  const { x, y } = boxOf(box('a3').query())
  await moveMouse({ x: x - 5, y }) // the outer half of the badge
  await pressMouse()
  await releaseMouse()
  await expectOrder('a1', 'a2', '时钟', '文件夹', 'a4')
  await toastText().toContain(messages.deleted.replace('{name}', '站 a3'))
  await page.getByRole('checkbox', { name: '文件夹' }).click()
  act(messages.batchAll).element().focus()
  await press('Delete') // the selection, wherever the focus is
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect.element(dialog).toMatchTextContent(messages.batchTitle.replace('{count}', '2'))
  const folders = messages.batchFolders.replace('{folders}', '1').replace('{count}', '1')
  await expect.element(dialog).toMatchTextContent(folders)
  await dialog.getByText(messages.folderKeep).click()
  await dialog.getByRole('button', { name: messages.delete }).click()
  await expectOrder('a2', '时钟', 'in1', 'a4')
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Control+z')
  await press('Control+z')
  await expect.poll(order).toHaveLength(6)
})

test('Space selects, Ctrl+A selects all; Escape or a click on the empty area ends batch mode', async () => {
  await open()
  await openEmptyAreaMenu(700, 700)
  await page.getByRole('menuitem', { name: messages['command.edit'] }).click()
  await expectCount(0)
  await box('a1').click()
  box('a2').element().focus()
  await press('Space')
  await expectCount(2)
  await press('ArrowRight')
  await press('Space')
  await expectCount(3)
  await press('Control+a')
  await expectCount(6)
  await press('Escape')
  await expectEnded()
  await begin('a1')
  await page.elementLocator(document.body).click({ position: { x: 700, y: 700 } })
  await expectEnded()
})

test('minimal mode ends batch mode', async () => {
  await open()
  await begin('a1')
  await page.elementLocator(find('#root header > button') ?? document.body).click()
  await expect.poll(() => find('#root > main')?.hasAttribute('data-minimal')).toBe(true)
  await expectEnded()
})
