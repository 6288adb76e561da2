import { expectFrame, openFree, place } from './lib/free.ts'
import { expect, test } from './lib/page.ts'
import { besideOf, carry, ghost, middleOf, open, order, tile } from './lib/sorting.ts'
import { touch } from './lib/touch.ts'

/** Nothing comes between while something is in the hand: no menu, no command, no other button. */

test('a second button puts a held tile back, and opens no menu', async ({ page }) => {
  await open(page)
  const before = await order(page)
  await carry(page, tile(page, 'a1'), await besideOf(tile(page, 'a4')))
  await expect(ghost(page)).toBeVisible()
  await page.mouse.down({ button: 'right' })
  await page.mouse.up({ button: 'right' })
  await expect(ghost(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await order(page)).toEqual(before)
})

test('keys neither delete, nor turn into a free page, nor open what lies under a held tile', async ({ page }) => {
  await open(page)
  const before = await order(page)
  await carry(page, tile(page, 'a1'), await besideOf(tile(page, 'a4')))
  for (const key of ['Control+o', 'Control+s', 'Delete', 'ContextMenu']) await page.keyboard.press(key)
  await expect(ghost(page)).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => order(page)).not.toEqual(before)
  expect((await order(page)).toSorted()).toEqual(before.toSorted())
  await expect(page.locator('#root [data-free]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('keys do nothing to a tile that is being turned; it is turned as far as the hand goes', async ({ page }) => {
  await openFree(page)
  await place(page, 't3').click()
  const [knob, own] = [await middleOf(page.locator('[data-rotate-handle]')), await middleOf(place(page, 't3'))]
  await page.mouse.move(knob.x, knob.y)
  await page.mouse.down()
  await page.mouse.move(own.x + 70, own.y - 66, { steps: 6 })
  await expectFrame(page, 't3', { r: 45 })
  for (const key of ['Delete', 'Control+x', 'Control+d', 'ArrowLeft']) await page.keyboard.press(key)
  await page.mouse.up()
  await expectFrame(page, 't3', { r: 45, x: 700, y: 175 })
  await expect(page.locator('#root [data-free] li')).toHaveCount(4)
})

test.describe('a finger', () => {
  test.use({ hasTouch: true })

  test('that drags gently for more than a second opens no menu', async ({ page }) => {
    await open(page)
    const client = await page.context().newCDPSession(page)
    const { x, y } = await middleOf(tile(page, 'a1'))
    await touch(client, 'touchStart', { x, y })
    await expect(page.locator('[data-lifted]')).toHaveCount(1)
    // the first steps go less far than what is no rest any more, and begin the drag
    for (const way of [2, 4, 6, 7, 12, 20, 30]) await touch(client, 'touchMove', { x: x + way, y: y + way })
    await expect(ghost(page)).toBeVisible()
    await page.waitForTimeout(1200) // longer than a press that opens a menu
    await expect(page.getByRole('menu')).toHaveCount(0)
    await touch(client, 'touchEnd')
    await expect(ghost(page)).toHaveCount(0)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})
