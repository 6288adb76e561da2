import type { Locator, Page } from '@playwright/test'
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import { expectFrame, frameOf, freeGroup, middle, place, selected, standing, TILES } from './lib/free.ts'
import { zhCN as words } from './lib/home-messages.ts'
import { expect, folder, group, site, test } from './lib/page.ts'
import { clock, dockNames, ghost, open, order, undo } from './lib/sorting.ts'
import { drag, touch } from './lib/touch.ts'

const widget = { ...standing('w', 900, 500), ...clock }
const turned = standing('t5', 200, 400, { w: 160, h: 200, r: 30 })
const HOME = {
  groups: [
    freeGroup('a', [...TILES, turned, { ...standing('f', 600, 450), ...folder([site('in1')]) }, widget]),
    group('b', [site('b1')]),
    freeGroup('c', [standing('c1', 400, 300)]),
  ],
  dock: [site('d1'), site('d2')],
}

const button = (page: Page, id: string) => page.locator(`[data-group="${id}"]`).getByRole('button')
const taking = (page: Page) => page.locator('#root [data-drop-target]')
const left = (page: Page) =>
  page
    .locator('#root [data-free] li')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['tile']).toSorted())
const ALL = ['f', 't1', 't2', 't3', 't4', 't5', 'w']

/** Takes hold of a tile by the mouse and carries it to a point; it is not let go yet. */
async function carry(page: Page, id: string, to: { readonly x: number; readonly y: number }) {
  const from = await middle(place(page, id))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

async function choose(page: Page, ...ids: readonly string[]) {
  for (const id of ids) await place(page, id).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(async () => (await selected(page)).toSorted()).toEqual([...ids].toSorted())
}

const beforeSecond = async (dock: Locator) => {
  const { x, y } = await middle(dock.nth(1))
  return { x: x - 6, y }
}

test('over a group’s button that is marked, and it takes the tile; elsewhere and by Escape nothing does', async ({
  page,
}) => {
  await open(page, HOME)
  await carry(page, 't1', await middle(button(page, 'b')))
  await expect(taking(page)).toHaveAttribute('data-group', 'b')
  await expect(ghost(page)).toBeVisible()
  await expect(place(page, 't1')).toBeHidden() // it is in the hand
  await page.keyboard.press('Escape')
  await expect(taking(page)).toHaveCount(0)
  await expect(ghost(page)).toHaveCount(0)
  await expect(place(page, 't1')).toBeVisible()
  await page.mouse.up()
  await expectFrame(page, 't1', { x: 300, y: 75 })

  await carry(page, 't1', await middle(button(page, 'b')))
  await page.mouse.move(400, 620, { steps: 4 })
  await expect(taking(page)).toHaveCount(0)
  await expect(ghost(page)).toHaveCount(0)
  await expect(place(page, 't1')).toBeVisible()
  await page.mouse.move(...(Object.values(await middle(button(page, 'a'))) as [number, number]), { steps: 4 })
  await expect(place(page, 't1')).toBeVisible() // it is there already
  await expect(taking(page)).toHaveCount(0)
  await page.mouse.move(...(Object.values(await middle(button(page, 'b'))) as [number, number]), { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => left(page)).toEqual(ALL.filter((id) => id !== 't1'))
  const toast = page.locator('#layer-toast')
  await expect(toast).toContainText(words.movedTo.replace('{name}', '站 t1').replace('{group}', '组 b'))
  await expect(taking(page)).toHaveCount(0)
  await expect(ghost(page)).toHaveCount(0)
  await toast.getByRole('button', { name: ui.undo }).click()
  await expect.poll(() => left(page)).toEqual(ALL)
  await expectFrame(page, 't1', { x: 300, y: 75 })
})

test('several go to a sequential group in their order, to a free one with their places, sizes and turns', async ({
  page,
}) => {
  await open(page, HOME)
  const before = await Promise.all(['t3', 't5'].map((id) => frameOf(page, id)))
  await choose(page, 't5', 't3')
  await carry(page, 't5', await middle(button(page, 'b')))
  await expect(ghost(page)).toHaveAttribute('data-count', '2')
  await page.mouse.up()
  await expect(page.locator('#layer-toast')).toContainText(
    words.batchMoved.replace('{count}', '2').replace('{group}', '组 b'),
  )
  await expect.poll(() => left(page)).toEqual(['f', 't1', 't2', 't4', 'w'])
  await button(page, 'b').click()
  await expect.poll(() => order(page)).toEqual(['b1', 't3', 't5'])
  await undo(page)
  await expect.poll(() => order(page)).toEqual(['b1'])

  await button(page, 'a').click()
  await expect.poll(() => left(page)).toEqual(ALL)
  await choose(page, 't3', 't5')
  await carry(page, 't3', await middle(button(page, 'c')))
  await page.mouse.up()
  await expect.poll(() => left(page)).toEqual(['f', 't1', 't2', 't4', 'w'])
  await button(page, 'c').click()
  await expect.poll(() => left(page)).toEqual(['c1', 't3', 't5'])
  expect(await Promise.all(['t3', 't5'].map((id) => frameOf(page, id)))).toEqual(before)
})

test('what is still on its way into a group takes no press: the group opens', async ({ page }) => {
  await open(page, HOME)
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function almost(this: Element, frames, timing) {
      const animation = animate.call(this, frames, timing)
      if (!this.hasAttribute('data-landing')) return animation
      animation.pause()
      animation.currentTime = 0.95 * Number(animation.effect?.getComputedTiming().duration)
      return animation
    }
  })
  await carry(page, 't3', await middle(button(page, 'b')))
  await expect(ghost(page)).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-landing]')).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['b1', 't3'])
})

test('over the dock it takes icons where the pointer is; folders and widgets stay', async ({ page }) => {
  await open(page, HOME)
  const dock = page.locator('[data-dock] a')
  await carry(page, 't5', await beforeSecond(dock))
  await expect(taking(page)).toHaveAttribute('data-dock', '')
  await page.mouse.up()
  await expect.poll(() => dockNames(page)).toEqual(['d1', 't5', 'd2'])
  await expect(dock.nth(1)).toBeVisible()
  const [one, other] = [await dock.nth(0).boundingBox(), await dock.nth(1).boundingBox()]
  expect(other?.width).toBe(one?.width)
  await undo(page)
  await expect.poll(() => dockNames(page)).toEqual(['d1', 'd2'])
  await expectFrame(page, 't5', { x: 200, y: 400, r: 30 })

  const box = await frameOf(page, 'w')
  await choose(page, 't1', 'w', 't4')
  await carry(page, 't1', await beforeSecond(dock))
  await page.mouse.up()
  await expect.poll(() => dockNames(page)).toEqual(['d1', 't1', 't4', 'd2'])
  await expect.poll(() => left(page)).toEqual(['f', 't2', 't3', 't5', 'w'])
  await expectFrame(page, 'w', box)
  await expect(place(page, 'w')).toBeVisible()
  expect(await selected(page)).toEqual(['w'])
  await undo(page)
  await expect.poll(() => left(page)).toEqual(ALL)

  for (const id of ['w', 'f']) {
    await carry(page, id, await middle(dock.nth(0)))
    await expect(taking(page)).toHaveCount(0)
    await page.mouse.up()
    await expect.poll(() => left(page)).toEqual(ALL)
    expect((await frameOf(page, id)).y).toBeGreaterThan(550) // dropped there as anywhere
    await undo(page)
  }
  expect(await dockNames(page)).toEqual(['d1', 'd2'])
})

test('what of a long bar is scrolled out of sight takes nothing', async ({ page }) => {
  const many = Array.from({ length: 24 }, (_, at) => group(`g${at}`, []))
  await open(page, { ...HOME, groups: [HOME.groups[0] ?? freeGroup('a', []), ...many] })
  const under = await page
    .locator('#root [data-group]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).find(({ bottom }) => bottom > innerHeight - 40))
  if (under === undefined) throw new Error('the bar is not long enough')
  await carry(page, 't1', { x: under.x + under.width / 2, y: Math.min(under.y + under.height / 2, 890) })
  await expect(taking(page)).toHaveCount(0)
  await page.mouse.up()
  await expect.poll(() => left(page)).toEqual(ALL)
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true })

  test('a tile goes to a group and to the dock; called off it stays', async ({ page, context }) => {
    await open(page, HOME)
    const client = await context.newCDPSession(page)
    const hold = async (id: string, to: { readonly x: number; readonly y: number }) => {
      const from = await middle(place(page, id))
      await touch(client, 'touchStart', from)
      await expect(place(page, id)).toHaveAttribute('data-lifted') // it has rested
      await drag(client, from, to)
    }
    await hold('t1', await middle(button(page, 'b')))
    await expect(taking(page)).toHaveAttribute('data-group', 'b')
    await page.keyboard.press('Escape')
    await touch(client, 'touchEnd')
    await expect(taking(page)).toHaveCount(0)
    await expectFrame(page, 't1', { x: 300, y: 75 })

    await hold('t2', await middle(button(page, 'b')))
    await touch(client, 'touchEnd')
    await expect(page.locator('#layer-toast')).toContainText('组 b')
    await expect.poll(() => left(page)).not.toContain('t2')
    await hold('t3', await beforeSecond(page.locator('[data-dock] a')))
    await expect(taking(page)).toHaveAttribute('data-dock', '')
    await touch(client, 'touchEnd')
    await expect.poll(() => dockNames(page)).toEqual(['d1', 't3', 'd2'])
    expect(context.pages()).toHaveLength(1)
  })
})
