import settings from '../src/client/features/settings/locales/zh-CN.json' with { type: 'json' }
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { pictured, recordShifts, reopen, shiftsOf } from './lib/first-frame.ts'
import { expectFrame, frameOf, openFree, place, pull, standing, TILES } from './lib/free.ts'
import { zhCN as words } from './lib/home-messages.ts'
import { expect, group, pressFor, settled, site, storedDocument, test } from './lib/page.ts'
import { open, tile, undo } from './lib/sorting.ts'

test('switched to the free layout, tiles stay where they are; undone or switched back, they stand in the grid', async ({
  page,
}) => {
  await open(page, { groups: [group('a', [site('a1'), site('a2'), site('a3')])], dock: [] })
  const before = await tile(page, 'a2').boundingBox()
  await page.keyboard.press('Control+o')
  await expect(page.locator('[data-free] li')).toHaveCount(3)
  const after = await tile(page, 'a2').boundingBox()
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThan(1)
  await undo(page)
  await expect(page.locator('[data-free]')).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await pull(page, place(page, 'a2'), { x: 100, y: 200 })
  await page.mouse.up()
  const moved = await frameOf(page, 'a2')
  await page.keyboard.press('Control+o')
  await expect(page.locator('[data-free]')).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await expectFrame(page, 'a2', moved) // positions are kept for the next time
})

test('locked by Ctrl+L or a double click on the ground, tiles open and stay; unlocked, they can be arranged', async ({
  page,
  context,
}) => {
  await openFree(page)
  await page.keyboard.press('Control+l')
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await tile(page, 't1').click()
  await (await opened).close()
  await pull(page, place(page, 't2'), { x: 100, y: 100 })
  await page.mouse.up()
  await expectFrame(page, 't2', { x: 500, y: 75 })
  await page.mouse.dblclick(300, 780)
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(1)
  await page.mouse.dblclick(300, 780)
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(0)
  await page.getByRole('button', { name: words['command.unlock'] }).click()
  await expect(page.locator('[data-free] [class*=dots]')).toHaveCount(1)
})

test('in another window width the layout is the same picture, and unchanged when it comes back', async ({ page }) => {
  await openFree(page)
  const stored = JSON.stringify(await storedDocument(page, 'home'))
  await page.setViewportSize({ width: 1200, height: 900 })
  await expectFrame(page, 't1', { x: 250, w: 50 })
  await expectFrame(page, 't4', { x: 750, w: 50 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectFrame(page, 't1', { x: 300, w: 60 })
  expect(JSON.stringify(await storedDocument(page, 'home'))).toBe(stored)
})

test('time and search are hidden if wanted, and only there; a phone shows the order of the tiles', async ({ page }) => {
  await openFree(page, [...TILES, standing('t5', 100, 500)], true)
  await expect(page.getByRole('search')).toBeVisible()
  const drawer = page.getByRole('dialog', { name: settings.title })
  await pressFor(page, 'Control+s', drawer)
  await drawer.getByRole('tab', { name: words.tab }).click()
  await drawer.getByRole('switch', { name: words['field.isFreeHideTimeAndSearch'] }).click()
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.locator('#root main > header')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('search')).toBeVisible()
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('search')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('search')).toBeVisible()
  await expect(page.locator('[data-free]')).toHaveCount(0)
})

test('the next first frame shows the tiles where they stand, enlarged and turned', async ({ page }) => {
  const turned = standing('t5', 100, 300, { w: 200, h: 240, r: 30 })
  await openFree(page, [...TILES, turned], true)
  await pictured(page)
  const places = (root: string) =>
    page.locator(`${root} li :is(a, [data-wallpaper="label"])`).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [one.textContent, left, top, width, height].join(' ')
      }),
    )
  await page.addInitScript(recordShifts)
  const release = await reopen(page)
  const before = await places('#first')
  expect(before).toHaveLength(10)
  await release()
  await expect(page.locator('#first')).toHaveCount(0)
  await settled(page)
  expect(await places('#root')).toEqual(before)
  expect(await shiftsOf(page)).toEqual([])
})

test('a group that is not on screen is asked for before its tiles are scattered; not wanted, it stays a grid', async ({
  page,
}) => {
  await open(page, { groups: [group('a', [site('a1')]), group('b', [site('b1'), site('b2')])], dock: [] })
  const button = page.locator('#root li[data-group="b"] button')
  const dialog = page.getByRole('alertdialog', { name: words.scatter.replace('{name}', '组 b') })
  const ask = async () => {
    await button.click({ button: 'right' })
    await page.getByRole('menuitem', { name: words['command.mode'] }).click()
  }
  await ask()
  await dialog.getByRole('button', { name: ui['cancel'] }).click()
  await expect(dialog).toHaveCount(0)
  await ask()
  await dialog.getByRole('button', { name: words.scatterDo }).click()
  await expect(dialog).toHaveCount(0)
  await button.click()
  await expect(page.locator('[data-free] li')).toHaveCount(2)
  const [one, other] = [await frameOf(page, 'b1'), await frameOf(page, 'b2')]
  expect(one).not.toEqual(other)
  await undo(page)
  await expect(page.locator('[data-free]')).toHaveCount(0)
})
