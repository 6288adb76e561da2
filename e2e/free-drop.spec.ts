import type { Locator, Page } from '@playwright/test'
import ui from '../src/client/ui/locales/zh-CN.json' with { type: 'json' }
import {
  centerOf,
  expectFrame,
  frameOf,
  freeGroup,
  placedSite,
  SCALE,
  selectedIds,
  TILES,
  tileItem,
  waitForEditing,
} from './lib/free.ts'
import { zhCN as messages } from './lib/home-messages.ts'
import { expect, folder, group, site, soak, storedDocument, test } from './lib/page.ts'
import { clock, dockNames, ghost, open, tileOrder, undo } from './lib/sorting.ts'
import { drag, touch } from './lib/touch.ts'

test.use({ isLowPerformance: false })

const widget = { ...placedSite('w', 900, 500), ...clock }
const turned = placedSite('t5', 200, 400, { w: 160, h: 200, r: 30 })
const HOME = {
  groups: [
    freeGroup('a', [...TILES, turned, { ...placedSite('f', 600, 450), ...folder([site('in1')]) }, widget]),
    group('b', [site('b1')]),
    freeGroup('c', [placedSite('c1', 400, 300)]),
  ],
  dock: [site('d1'), site('d2')],
}

const button = (page: Page, id: string) => page.locator(`[data-group="${id}"]`).getByRole('button')
const taking = (page: Page) => page.locator('#root [data-drop-target]')
const left = (page: Page) =>
  page
    .locator('#root [data-free] li')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.tile).toSorted())
const ALL = ['f', 't1', 't2', 't3', 't4', 't5', 'w']

/** Drags a tile to a point; the button stays pressed. */
async function carry(page: Page, id: string, to: { readonly x: number; readonly y: number }) {
  const from = await centerOf(tileItem(page, id))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

async function choose(page: Page, ...ids: readonly string[]) {
  for (const id of ids) await tileItem(page, id).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(async () => (await selectedIds(page)).toSorted()).toEqual([...ids].toSorted())
}

const beforeSecond = async (dock: Locator) => {
  const { x, y } = await centerOf(dock.nth(1))
  return { x: x - 6, y }
}

test(
  'a link from outside lands where it is dropped, also on a locked page; undo takes it back in one step',
  soak,
  async ({ page }) => {
    await open(page, { groups: [freeGroup('a', TILES, true)], dock: [] })
    await page.route('**/api/**', (route) => route.fulfill({ json: { code: 500, msg: 'x', data: null } }))
    const at = { x: 620, y: 540 }
    await expect(async () => {
      await page.locator('#root main').evaluate((main, { x, y }) => {
        const transfer = new DataTransfer()
        transfer.setData('text/uri-list', 'https://dropped.example.org/')
        const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, dataTransfer: transfer }
        main.dispatchEvent(new DragEvent('drop', init))
      }, at)
      await expect(page.getByRole('link', { name: 'dropped.example.org' })).toHaveCount(1, { timeout: 1500 })
    }).toPass()
    const dropped = page.locator('#root [data-free] li', {
      has: page.getByRole('link', { name: 'dropped.example.org' }),
    })
    const { x, y } = await centerOf(dropped)
    expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(30) // its label counts, too
    await undo(page)
    await expect(dropped).toHaveCount(0)
  },
)

test('a group’s button is a marked drop target for a tile; elsewhere and after Escape nothing changes', async ({
  page,
}) => {
  await open(page, HOME)
  await carry(page, 't1', await centerOf(button(page, 'b')))
  await expect(taking(page)).toHaveAttribute('data-group', 'b')
  await expect(ghost(page)).toBeVisible()
  await expect(tileItem(page, 't1')).toBeHidden() // it is being dragged
  await page.keyboard.down('Alt')
  await expect(taking(page)).toHaveCount(0) // a copy stays on the page
  await page.keyboard.up('Alt')
  await expect(taking(page)).toHaveAttribute('data-group', 'b')
  await page.keyboard.press('Escape')
  await expect(taking(page)).toHaveCount(0)
  await expect(ghost(page)).toHaveCount(0)
  await expect(tileItem(page, 't1')).toBeVisible()
  await page.mouse.up()
  await expectFrame(page, 't1', { x: 300, y: 75 })

  await carry(page, 't1', await centerOf(button(page, 'b')))
  await page.mouse.move(400, 620, { steps: 4 })
  await expect(taking(page)).toHaveCount(0)
  await expect(ghost(page)).toHaveCount(0)
  await expect(tileItem(page, 't1')).toBeVisible()
  await page.mouse.move(...(Object.values(await centerOf(button(page, 'a'))) as [number, number]), { steps: 4 })
  await expect(tileItem(page, 't1')).toBeVisible() // it is in place
  await expect(taking(page)).toHaveCount(0)
  await page.mouse.move(...(Object.values(await centerOf(button(page, 'b'))) as [number, number]), { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => left(page)).toEqual(ALL.filter((id) => id !== 't1'))
  const toast = page.locator('#layer-toast')
  await expect(toast).toContainText(messages.movedTo.replace('{name}', '站 t1').replace('{group}', '组 b'))
  await expect(taking(page)).toHaveCount(0)
  await expect(ghost(page)).toHaveCount(0)
  await toast.getByRole('button', { name: ui.undo }).click()
  await expect.poll(() => left(page)).toEqual(ALL)
  await expectFrame(page, 't1', { x: 300, y: 75 })
})

test(
  'several tiles keep their order in a sequential group, and positions, sizes and rotations in a free one',
  soak,
  async ({ page }) => {
    await open(page, HOME)
    const before = await Promise.all(['t3', 't5'].map((id) => frameOf(page, id)))
    await choose(page, 't5', 't3')
    await carry(page, 't5', await centerOf(button(page, 'b')))
    await expect(ghost(page)).toHaveAttribute('data-count', '2')
    await page.mouse.up()
    await expect(page.locator('#layer-toast')).toContainText(
      messages.batchMoved.replace('{count}', '2').replace('{group}', '组 b'),
    )
    await expect.poll(() => left(page)).toEqual(['f', 't1', 't2', 't4', 'w'])
    await button(page, 'b').click()
    await expect.poll(() => tileOrder(page)).toEqual(['b1', 't3', 't5'])
    await undo(page) // goes back to the group where they were
    await expect.poll(() => left(page)).toEqual(ALL)
    await choose(page, 't3', 't5')
    await carry(page, 't3', await centerOf(button(page, 'c')))
    await page.mouse.up()
    await expect.poll(() => left(page)).toEqual(['f', 't1', 't2', 't4', 'w'])
    await button(page, 'c').click()
    await expect.poll(() => left(page)).toEqual(['c1', 't3', 't5'])
    expect(await Promise.all(['t3', 't5'].map((id) => frameOf(page, id)))).toEqual(before)
  },
)

test('a ghost that is still landing takes no click: the group opens', soak, async ({ page }) => {
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
  await carry(page, 't3', await centerOf(button(page, 'b')))
  await expect(ghost(page)).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-landing]')).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => tileOrder(page)).toEqual(['b1', 't3'])
})

test('the dock takes icons and widgets at the pointer; folders stay', soak, async ({ page }) => {
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

  const box = await frameOf(page, 'f')
  await choose(page, 't1', 'f', 't4')
  await carry(page, 't1', await beforeSecond(dock))
  await page.mouse.up()
  await expect.poll(() => dockNames(page)).toEqual(['d1', 't1', 't4', 'd2'])
  await expect.poll(() => left(page)).toEqual(['f', 't2', 't3', 't5', 'w'])
  await expectFrame(page, 'f', box)
  await expect(tileItem(page, 'f')).toBeVisible()
  expect(await selectedIds(page)).toEqual(['f'])
  await undo(page)
  await expect.poll(() => left(page)).toEqual(ALL)

  await carry(page, 'f', await centerOf(dock.nth(0)))
  await expect(taking(page)).toHaveCount(0)
  await page.mouse.up()
  await expect.poll(() => left(page)).toEqual(ALL)
  expect((await frameOf(page, 'f')).y).toBeGreaterThan(550) // dropped like anywhere else
  await undo(page)
  expect(await dockNames(page)).toEqual(['d1', 'd2'])
  await carry(page, 'w', await beforeSecond(dock))
  await page.mouse.up()
  await expect(page.locator('[data-dock] li').nth(1).getByRole('button')).toBeVisible()
  await expect.poll(() => left(page)).not.toContain('w')
})

test('hidden parts of a scrolled bar are not drop targets', soak, async ({ page }) => {
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

test(
  'an icon held over the middle of an icon makes a folder there, over a folder goes into it; undo restores both',
  soak,
  async ({ page }) => {
    await open(page, HOME)
    const box = await frameOf(page, 't2')
    await carry(page, 't1', await centerOf(tileItem(page, 't2')))
    await expect(tileItem(page, 't2')).toHaveAttribute('data-folder-target')
    await page.mouse.move(560, 520, { steps: 3 })
    await expect(tileItem(page, 't2')).not.toHaveAttribute('data-folder-target')
    const { x, y } = await centerOf(tileItem(page, 't2'))
    await page.mouse.move(x, y, { steps: 3 })
    await expect(tileItem(page, 't2')).toHaveAttribute('data-folder-target')
    await page.mouse.up()
    await expect
      .poll(async () => (await left(page)).filter((id) => ALL.includes(id ?? '')))
      .toEqual(ALL.filter((id) => id !== 't1' && id !== 't2'))
    const [made = ''] = await selectedIds(page)
    await expectFrame(page, made, box)
    const name = messages.folderOf.replace('{one}', '站 t2').replace('{other}', '站 t1')
    const panel = page.getByRole('dialog', { name })
    await expect(panel.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('button', { name })).toBeVisible()
    await undo(page)
    await expect.poll(() => left(page)).toEqual(ALL)
    await expectFrame(page, 't1', { x: 300, y: 75 })
    await expectFrame(page, 't2', box)

    const whole = await frameOf(page, 'f')
    await carry(page, 't3', await centerOf(tileItem(page, 'f')))
    await expect(tileItem(page, 'f')).toHaveAttribute('data-folder-target')
    await page.mouse.up()
    await expect.poll(() => left(page)).toEqual(ALL.filter((id) => id !== 't3'))
    await expectFrame(page, 'f', whole)
  },
)

test(
  'what is dropped after the window became narrower is stored where it was seen, within the canvas',
  soak,
  async ({ page }) => {
    // the window gets narrower before the page is told
    await page.addInitScript(() => addEventListener('resize', (event) => event.stopImmediatePropagation(), true))
    await open(page, HOME)
    await carry(page, 't4', { x: 1250, y: 700 })
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.mouse.up()
    const stored = async () => JSON.stringify(await storedDocument(page, 'home'))
    await expect.poll(stored).not.toContain('"x":1200,"y":366')
    const found = /"id":"t4".*?"x":([\d.]+),"y":([\d.]+)/.exec(await stored())
    expect(Math.abs(Number(found?.[1]) - (1250 - 30) / SCALE)).toBeLessThan(20)
  },
)

test.describe('by a finger', () => {
  test.use({ hasTouch: true })

  test('a tile is dropped on a group and on the dock; a cancelled drag changes nothing', async ({ page, context }) => {
    await open(page, HOME)
    await waitForEditing(page)
    const client = await context.newCDPSession(page)
    const hold = async (id: string, to: { readonly x: number; readonly y: number }) => {
      const from = await centerOf(tileItem(page, id))
      await touch(client, 'touchStart', from)
      await expect(tileItem(page, id)).toHaveAttribute('data-lifted') // the long press has started the drag
      await drag(client, from, to)
    }
    await hold('t1', await centerOf(button(page, 'b')))
    await expect(taking(page)).toHaveAttribute('data-group', 'b')
    await page.keyboard.press('Escape')
    await touch(client, 'touchEnd')
    await expect(taking(page)).toHaveCount(0)
    await expectFrame(page, 't1', { x: 300, y: 75 })

    await hold('t2', await centerOf(button(page, 'b')))
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
