import { expectFrame, openFree, tileItem } from './lib/free.ts'
import { expect, soak, test } from './lib/page.ts'
import { centerOf, dragTo, ghost, open, sideOf, tile, tileOrder } from './lib/sorting.ts'
import { touch } from './lib/touch.ts'

test.use({ isLowPerformance: false })

/** A drag is not disturbed by menus, commands or other buttons. */

test('a second button cancels a drag and opens no menu', async ({ page }) => {
  await open(page)
  const before = await tileOrder(page)
  await dragTo(page, tile(page, 'a1'), await sideOf(tile(page, 'a4')))
  await expect(ghost(page)).toBeVisible()
  await page.mouse.down({ button: 'right' })
  await page.mouse.up({ button: 'right' })
  await expect(ghost(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await tileOrder(page)).toEqual(before)
})

test('keys do not delete, switch the layout or open anything during a drag', soak, async ({ page }) => {
  await open(page)
  const before = await tileOrder(page)
  await dragTo(page, tile(page, 'a1'), await sideOf(tile(page, 'a4')))
  for (const key of ['Control+o', 'Control+s', 'Delete', 'ContextMenu']) await page.keyboard.press(key)
  await expect(ghost(page)).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).not.toEqual(before)
  expect((await tileOrder(page)).toSorted()).toEqual(before.toSorted())
  await expect(page.locator('#root [data-free]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('keys do nothing during a rotation; it follows the pointer', soak, async ({ page }) => {
  await openFree(page)
  await tileItem(page, 't3').click()
  const [knob, own] = [await centerOf(page.locator('[data-rotate-handle]')), await centerOf(tileItem(page, 't3'))]
  await page.mouse.move(knob.x, knob.y)
  await page.mouse.down()
  await page.mouse.move(own.x + 70, own.y - 66, { steps: 6 })
  await expectFrame(page, 't3', { r: 45 })
  for (const key of ['Delete', 'Control+x', 'Control+Shift+d', 'ArrowLeft']) await page.keyboard.press(key)
  await page.mouse.up()
  await expectFrame(page, 't3', { r: 45, x: 700, y: 175 })
  await expect(page.locator('#root [data-free] li')).toHaveCount(4)
})

test.describe('a finger', () => {
  test.use({ hasTouch: true })

  test('that drags slowly for more than a second opens no menu', soak, async ({ page }) => {
    await open(page)
    const client = await page.context().newCDPSession(page)
    const { x, y } = await centerOf(tile(page, 'a1'))
    await touch(client, 'touchStart', { x, y })
    await expect(page.locator('[data-lifted]')).toHaveCount(1)
    // The first steps stay below the movement threshold of a long press, and start the drag.
    for (const offset of [2, 4, 6, 7, 12, 20, 30]) await touch(client, 'touchMove', { x: x + offset, y: y + offset })
    await expect(ghost(page)).toBeVisible()
    await page.waitForTimeout(1200) // longer than a long press
    await expect(page.getByRole('menu')).toHaveCount(0)
    await touch(client, 'touchEnd')
    await expect(ghost(page)).toHaveCount(0)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})
