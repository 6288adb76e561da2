import type { Page } from '@playwright/test'
import { expect, folder, group, openOn, site, soak, test } from './lib/page.ts'
import { centerOf, dragTo, ghost, open, sideOf, tile, tileItems } from './lib/sorting.ts'
import { ASIDE, popup, reload, theWindow } from './lib/window.ts'

test.use({ isLowPerformance: false })

const HOME = {
  groups: [
    group('a', [site('a1'), site('a2'), site('a3'), folder(['in1', 'in2', 'in3'].map((id) => site(id))), popup('p')]),
  ],
  dock: [site('d1'), site('d2')],
}

const places = (page: Page) =>
  tileItems(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).style.gridArea))
const inDock = (page: Page, name: string) => page.locator('[data-dock]').getByRole('link', { name: `站 ${name}` })
const folderTile = (page: Page) => page.locator('#root').getByRole('button', { name: '文件夹', exact: true })

/** Drags over the page until its tiles have made room; the button stays pressed. */
async function dragUntilRoom(page: Page, drag: () => Promise<void>) {
  const before = await places(page)
  await drag()
  await expect.poll(() => places(page)).not.toEqual(before)
}

test('a tile from the dock that the page made room for leaves no hole when a folder takes it', async ({ page }) => {
  await open(page, HOME)
  const before = await places(page)
  await dragUntilRoom(page, async () => dragTo(page, inDock(page, 'd1'), await sideOf(tile(page, 'a2'))))
  await expect(async () => {
    const { x, y } = await centerOf(folderTile(page))
    await page.mouse.move(x, y)
    await expect(page.locator('[data-folder-target]')).toHaveCount(1, { timeout: 1500 })
  }).toPass()
  expect(await places(page), 'there is still room for it').not.toEqual(before)
  await page.mouse.up()
  await expect(inDock(page, 'd1')).toHaveCount(0)
  await expect(ghost(page)).toHaveCount(0)
  expect(await places(page)).toEqual(before)
})

test(
  'a tile dropped before the others have moved on, or refused, leaves neither hole nor overlap',
  soak,
  async ({ page }) => {
    await open(page, HOME)
    const before = await places(page)
    await dragUntilRoom(page, async () => dragTo(page, inDock(page, 'd1'), await sideOf(tile(page, 'a1'))))
    const { x, y } = await sideOf(tile(page, 'a3'))
    await page.mouse.move(x, y)
    await page.mouse.up()
    await expect(ghost(page)).toHaveCount(0)
    await expect(inDock(page, 'd1')).toHaveCount(0)
    const dropped = await places(page)
    expect(dropped).toHaveLength(before.length + 1)
    await reload(page)
    expect(dropped).toEqual(await places(page))
    await dragUntilRoom(page, async () => dragTo(page, inDock(page, 'd2'), await sideOf(tile(page, 'a1'))))
    await page.mouse.up()
    await expect(ghost(page)).toHaveCount(0)
    await expect(inDock(page, 'd2')).toBeVisible()
    expect(await places(page)).toEqual(dropped)
  },
)

test(
  'a folder that closes behind a tile leaves no hole on the page, whether the drag is cancelled or dropped',
  soak,
  async ({ page }) => {
    await open(page, HOME)
    const before = await places(page)
    const panel = page.getByRole('dialog', { name: '文件夹' })
    const dragOut = async (name: string) => {
      await folderTile(page).click()
      const beside = await sideOf(tile(page, 'a1'))
      await dragUntilRoom(page, () => dragTo(page, panel.getByRole('link', { name: `站 ${name}` }), beside))
      await expect(panel).toHaveCount(0)
    }
    await dragOut('in1')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(ghost(page)).toHaveCount(0)
    expect(await places(page)).toEqual(before)
    await dragOut('in2')
    const { x, y } = await centerOf(inDock(page, 'd2'))
    await page.mouse.move(x, y)
    await page.mouse.up()
    await expect(inDock(page, 'in2')).toBeVisible()
    await expect(ghost(page)).toHaveCount(0)
    expect(await places(page)).toEqual(before)
  },
)

test('a tile from the dock that is dropped over the window leaves no hole behind it', soak, async ({ page }) => {
  await page.route('**/api/frame_check**', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { framable: 'yes' } } }),
  )
  await page.route(/https:\/\/[a-z0-9]+\.example/, (route) => route.fulfill({ contentType: 'text/html', body: 'p' }))
  await openOn(page, { home: HOME, dialog: ASIDE })
  await expect(page.locator('#first')).toHaveCount(0)
  const before = await places(page)
  await tile(page, 'p').click()
  await expect(theWindow(page)).toBeVisible()
  const covered = await centerOf(theWindow(page))
  for (const key of ['Escape', undefined]) {
    await dragUntilRoom(page, async () => dragTo(page, inDock(page, 'd1'), await sideOf(tile(page, 'a2'))))
    await page.mouse.move(covered.x, covered.y)
    if (key !== undefined) await page.keyboard.press(key)
    await page.mouse.up()
    await expect(ghost(page)).toHaveCount(0)
    expect(await places(page)).toEqual(before)
    await expect(inDock(page, 'd1')).toBeVisible()
  }
})
